import { expect, type Page } from '@playwright/test'
import { findViolations } from './support/axe'
import { registerCustomer } from './support/register'
import { test } from './support/view'

const main = (page: Page) => page.getByRole('main')

test('an old login is confirmed before a change, and signing out everywhere ends other devices', async ({
  page,
  context,
  browser
}) => {
  const email = 'sina-jasmin-security@example.com'
  await registerCustomer(page, 'jasmin', { firstName: 'Sina', email })
  const device = await (await browser.newContext()).newPage()
  await device.goto('/jasmin/de/login?redirectUrl=%2Faccount%2Fdata')
  await device.getByLabel(/^E-Mail-Adresse/).fill(email)
  await main(device)
    .getByRole('textbox', { name: /^Passwort/ })
    .fill('Teegarten7!')
  await main(device).getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(device).toHaveURL(/\/account\/data$/)

  await test.step('the change that was typed is saved after another login', async () => {
    await page.goto('/jasmin/de/account/data')
    // As a quarter of an hour later.
    await context.clearCookies({ name: 'login-time_jasmin' })
    await page.getByLabel(/^E-Mail/).fill('sina-neu@example.com')
    await main(page).getByRole('button', { name: 'Speichern' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bitte melden Sie sich noch einmal an' })
    await expect(dialog).toBeVisible()
    expect(await findViolations(page, 'dialog[open]')).toEqual([])
    await dialog.getByRole('textbox', { name: /^Passwort/ }).fill('Teegarten7!')
    await dialog.getByRole('button', { name: 'Bestätigen' }).click()
    await expect(main(page).getByText('Ihre Daten wurden erfolgreich geändert.')).toBeVisible()
  })
  await test.step('all devices are signed out', async () => {
    await page.goto('/jasmin/de/account/data')
    await expect(main(page).getByText('Dieses Gerät')).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
    await main(page).getByRole('button', { name: 'Überall abmelden' }).click()
    await expect(page).toHaveURL(/\/login/)
    await device.goto('/jasmin/de/account/data')
    await expect(device).toHaveURL(/\/login/)
  })
})

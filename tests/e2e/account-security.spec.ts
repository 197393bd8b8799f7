import { expect, type Page } from '@playwright/test'
import { findViolations } from './support/axe'
import { registerCustomer } from './support/register'
import { findMail } from './support/sandbox'
import { test } from './support/view'

const main = (page: Page) => page.getByRole('main')

test('a new address takes its code and a fresh login, and signing out everywhere ends other devices', async ({
  page,
  context,
  browser
}) => {
  const email = 'sina-jasmin-security@example.com'
  const next = 'sina-neu@example.com'
  await registerCustomer(page, 'jasmin', { firstName: 'Sina', email })
  const device = await (await browser.newContext()).newPage()
  await device.goto('/jasmin/de/login?redirectUrl=%2Faccount%2Fdata')
  await device.getByLabel(/^E-Mail-Adresse/).fill(email)
  await main(device)
    .getByRole('textbox', { name: /^Passwort/ })
    .fill('Teegarten7!')
  await main(device).getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(device).toHaveURL(/\/account\/data$/)

  await test.step('a new address is confirmed by its code, and the password is the fresh login', async () => {
    await page.goto('/jasmin/de/account/data')
    await main(page).getByRole('button', { name: 'E-Mail-Adresse ändern' }).click()
    await page.getByLabel(/^Neue E-Mail-Adresse/).fill(next)
    await main(page).getByRole('button', { name: 'Code senden' }).click()
    await expect(page.getByLabel(/^Code aus der E-Mail/)).toBeFocused()
    // As a quarter of an hour later, on a phone that has dropped the page.
    await context.clearCookies({ name: 'login-time_jasmin' })
    await page.reload()
    await page
      .getByLabel(/^Code aus der E-Mail/)
      .fill((await findMail(next, 'email-code')).document.code ?? '')
    const section = page.getByRole('region', { name: 'E-Mail-Adresse' })
    await section.getByRole('textbox', { name: /^Passwort/ }).fill('Teegarten7!')
    expect(await findViolations(page, 'main')).toEqual([])
    await section.getByRole('button', { name: 'Neue Adresse bestätigen' }).click()
    await expect(section.getByText(`Ihre E-Mail-Adresse ist ab jetzt ${next}.`)).toBeVisible()
    await findMail(email, 'email-changed')
    // The other device is still signed in.
    await device.reload()
    await expect(main(device).getByText(`Wir schreiben Ihnen an ${next}.`)).toBeVisible()
  })
  await test.step('a change without a password of its own asks to log in again', async () => {
    await context.clearCookies({ name: 'login-time_jasmin' })
    await main(page).getByRole('button', { name: 'Dieses Gerät einrichten' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bitte melden Sie sich noch einmal an' })
    await expect(dialog).toContainText(next)
    expect(await findViolations(page, 'dialog[open]')).toEqual([])
    await dialog.getByRole('textbox', { name: /^Passwort/ }).fill('Teegarten7!')
    await dialog.getByRole('button', { name: 'Bestätigen' }).click()
    await expect(dialog).toBeHidden()
  })
  await test.step('all devices are signed out', async () => {
    await page.goto('/jasmin/de/account/data')
    await expect(main(page).getByText('Dieses Gerät', { exact: true })).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
    await main(page).getByRole('button', { name: 'Überall abmelden' }).click()
    await expect(page).toHaveURL(/\/login/)
    await device.goto('/jasmin/de/account/data')
    await expect(device).toHaveURL(/\/login/)
  })
})

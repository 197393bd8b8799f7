import { expect } from '@playwright/test'
import { findViolations, waitUntilReady } from './support/axe'
import { test } from './support/view'

const EMAIL = 'jonas.winter@example.com'
const PASSWORD = 'Espresso9$'

test('the account icon opens the login beside the page, which stays where it is', async ({
  page,
  isMobile
}) => {
  test.setTimeout(60_000)
  const shop = isMobile ? 'puro' : 'jasmin'
  const here = new RegExp(`/${shop}/de/shop\\?sort=brand$`)
  await page.goto(`/${shop}/de/shop?sort=brand`)
  const icon = page.getByRole('banner').getByRole('link', { name: 'Mein Konto' })
  const flyout = page.getByRole('dialog', { name: 'Anmelden' })

  await test.step('by keyboard, and back to the icon with Escape', async () => {
    await waitUntilReady(page)
    await icon.focus()
    await page.keyboard.press('Enter')
    await expect(flyout).toBeVisible()
    expect(await findViolations(page, 'dialog')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(flyout).toBeHidden()
    await expect(icon).toBeFocused()
  })
  await test.step('it keeps typed values after a refusal', async () => {
    await icon.click()
    await flyout.getByLabel(/^E-Mail-Adresse/).fill(EMAIL)
    await flyout.getByRole('textbox', { name: /^Passwort/ }).fill('Falsch-77!')
    await flyout.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(flyout.getByRole('alert')).toBeVisible()
    await expect(flyout.getByLabel(/^E-Mail-Adresse/)).toHaveValue(EMAIL)
  })
  await test.step('it names the way to an account, which comes back here', async () => {
    await expect(flyout.getByRole('link', { name: 'Jetzt registrieren' })).toHaveAttribute(
      'href',
      `/${shop}/de/registration?redirectUrl=%2Fshop%3Fsort%3Dbrand`
    )
  })
  await test.step('the login closes it; the icon leads to the account then', async () => {
    await flyout.getByRole('textbox', { name: /^Passwort/ }).fill(PASSWORD)
    await flyout.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(flyout).toBeHidden()
    await expect(page).toHaveURL(here)
    await icon.click()
    await expect(page).toHaveURL(new RegExp(`/${shop}/de/account$`))
  })
})

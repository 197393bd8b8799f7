import { expect, type Page } from '@playwright/test'

/** Makes somebody a customer of a German shop, in the browser, and ends in the account. */
export async function registerCustomer(
  page: Page,
  shop: 'jasmin' | 'puro',
  { firstName, email }: { firstName: string; email: string }
): Promise<void> {
  const main = page.getByRole('main')
  await page.goto(`/${shop}/de/registration?with=password`)
  await page.getByLabel(/^Anrede/).selectOption({ label: 'Frau' })
  await page.getByLabel(/^Vorname/).fill(firstName)
  await page.getByLabel(/^Nachname/).fill('Falk')
  await page.getByLabel(/^E-Mail-Adresse/).fill(email)
  await main.getByRole('textbox', { name: /^Passwort(?! wiederholen)/ }).fill('Teegarten7!')
  await main.getByRole('textbox', { name: /^Passwort wiederholen/ }).fill('Teegarten7!')
  await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check()
  await main.getByRole('button', { name: 'Registrieren' }).click()
  await expect(page).toHaveURL(new RegExp(`/${shop}/de/account$`))
}

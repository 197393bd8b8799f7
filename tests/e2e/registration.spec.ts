import { expect, test, type Page } from '@playwright/test'
import { findViolations } from './support/axe'
import { findMail } from './support/sandbox'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const codeField = (page: Page) => main(page).getByRole('textbox', { name: /^Code aus der E-Mail/ })

test('a newcomer registers with an address and a code, after leaving and a wrong one, and has no name yet', async ({
  page
}) => {
  const email = `nora.${Date.now()}@example.com`
  await page.goto('/jasmin/de/login')
  await main(page).getByRole('link', { name: 'Jetzt registrieren' }).click()
  await expect(page).toHaveURL(/\/jasmin\/de\/registration$/)
  await main(page)
    .getByLabel(/^E-Mail-Adresse/)
    .fill(email)
  await button(page, 'Code senden').click()
  await expect(main(page).getByText(/Bitte bestätigen Sie, dass Sie die Datenschutzerklärung/)).toBeVisible()
  expect(await findViolations(page, 'main')).toEqual([])
  await main(page)
    .getByRole('checkbox', { name: /Datenschutzerklärung/ })
    .check()
  await button(page, 'Code senden').click()
  await expect(codeField(page)).toBeFocused()

  await page.goto('/jasmin/de/cart')
  await page.goto('/jasmin/de/registration')
  const code = (await findMail(email, 'login-code')).document.token ?? ''
  await codeField(page).fill(code === '00000000' ? '00000001' : '00000000')
  await button(page, 'Weiter').click()
  await expect(main(page).getByText('Dieser Code funktioniert nicht.')).toBeVisible()
  expect(await findViolations(page, 'main')).toEqual([])
  await codeField(page).fill(code)
  await codeField(page).press('Enter')
  await expect(page).toHaveURL(/\/jasmin\/de\/account$/)
  expect(page.url() + (await page.evaluate(() => JSON.stringify({ ...localStorage })))).not.toContain(email)

  await expect(main(page).getByText('Guten Tag', { exact: true })).toBeVisible()
  await main(page).getByRole('link', { name: 'Ergänzen Sie Ihre Daten: Ihr Name fehlt noch' }).click()
  await expect(page.getByLabel(/^Nachname/)).toHaveValue('')
  expect(await findViolations(page, 'main')).toEqual([])
})

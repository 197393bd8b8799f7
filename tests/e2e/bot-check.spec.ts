import { expect, type Page } from '@playwright/test'
import { GATE } from '../factories/access-gate'
import { findViolations } from './support/axe'
import { GATED_SHOP } from './support/gated-shop'
import { countCalls, switchFaultOn, switchFaultsOff } from './support/sandbox'
import { test } from './support/view'

test.afterEach(switchFaultsOff)

/** The shop with a bot check is the one behind the access gate. */
async function openLogin(page: Page) {
  await page.goto(`${GATED_SHOP}/jasmin/de/login`)
  await page.getByRole('textbox', { name: /^Benutzername/ }).fill(GATE.username)
  await page.getByLabel(/^Passwort/).fill(GATE.password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByRole('textbox', { name: /^Benutzername/ })).toBeHidden()
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByLabel(/^Passwort/) })
    .first()
  await expect(form).toBeVisible()
  return form
}

test('the widget loads with the first focus, and its token logs nobody in by a wrong password', async ({
  page
}) => {
  const form = await openLogin(page)
  await page.waitForLoadState('networkidle')
  expect(await page.locator('script[src*="/turnstile/"]').count()).toBe(0)
  const before = await countCalls('verifyBotCheck')
  await form.getByRole('textbox', { name: /^E-Mail/ }).fill('niemand@example.com')
  await form.getByRole('textbox', { name: /^Passwort/ }).fill('Falsch-1234')
  await form.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(form.getByRole('alert')).toContainText('stimmt nicht')
  expect(await countCalls('verifyBotCheck')).toBe(before + 1)
})

test('a blocked script is said beside the button, with other ways, and the next try works', async ({
  page
}) => {
  await switchFaultOn({ operation: 'getBotCheckScript', kind: 'drop-before' })
  const form = await openLogin(page)
  const asked = await countCalls('authenticateCustomer')
  await form.getByRole('textbox', { name: /^E-Mail/ }).fill('niemand@example.com')
  await form.getByRole('textbox', { name: /^Passwort/ }).fill('Falsch-1234')
  await form.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(form.getByRole('alert')).toContainText('konnte nicht geladen werden')
  await expect(form.getByRole('alert').getByRole('link')).toHaveCount(2)
  expect(await countCalls('authenticateCustomer')).toBe(asked)
  expect(await findViolations(page, 'main')).toEqual([])
  await switchFaultsOff()
  await form.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(form.getByRole('alert')).toContainText('stimmt nicht')
})

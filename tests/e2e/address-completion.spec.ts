import { expect, type Page } from '@playwright/test'
import { findViolations } from './support/axe'
import { storeConsents } from './support/consents'
import { Shopper } from './support/shopper'
import { test } from './support/view'

test.use({ storageState: storeConsents('Required', 'Funcional') })

const PRODUCTS = {
  jasmin: { id: '100000000000000201', name: 'Ostfriesen Deichwind' },
  puro: { id: '200000000000000101', name: 'Piazza Nera' }
}

async function openAddress(page: Page, shop: 'jasmin' | 'puro') {
  const shopper = new Shopper(page, shop)
  await shopper.add(PRODUCTS[shop])
  await shopper.goToCheckout()
  await shopper.fillEmail('paula@example.com')
  const main = page.getByRole('main')
  await main.getByLabel(/^Anrede/).selectOption({ label: 'Frau' })
  await main.getByLabel(/^Vorname/).fill('Paula')
  await main.getByLabel(/^Nachname/).fill('Berg')
  return { main, street: main.getByLabel(/^Straße und Hausnummer/) }
}

test('an address is completed by keys alone, and its house number asked for', async ({ page, isMobile }) => {
  test.setTimeout(60_000)
  const { main, street } = await openAddress(page, isMobile ? 'puro' : 'jasmin')
  await street.focus()
  await expect(street).toHaveAttribute('role', 'combobox')
  await page.keyboard.type('Lindenallee Hamb')
  const option = page.getByRole('option', { name: 'Lindenallee, 20095 Hamburg' })
  await expect(option).toBeVisible()
  expect(await findViolations(page, 'main')).toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(main.getByLabel(/^Ort/)).toHaveValue('Hamburg')
  await expect(main.getByLabel(/^Postleitzahl/)).toHaveValue('20095')
  await expect(main.getByText('Bitte ergänzen Sie Ihre Hausnummer.')).toBeVisible()
  await expect(street).toBeFocused()
  await page.keyboard.type(' 12')
  await expect(street).toHaveValue('Lindenallee 12')
  await expect(main.getByText('Bitte ergänzen Sie Ihre Hausnummer.')).toBeHidden()
  await main.getByRole('button', { name: 'Weiter', exact: true }).click()
  await expect(main.getByText('Standardversand').first()).toBeVisible()
})

test('a doubted address is asked about once, and used as it is', async ({ page, isMobile }) => {
  test.setTimeout(60_000)
  const { main, street } = await openAddress(page, isMobile ? 'puro' : 'jasmin')
  await street.fill('Lindenallee')
  await main.getByLabel(/^Postleitzahl/).fill('20095')
  await main.getByLabel(/^Ort/).fill('Hamburg')
  await main.getByRole('button', { name: 'Weiter', exact: true }).click()
  await expect(main.getByText('Wir konnten diese Adresse nicht bestätigen')).toBeVisible()
  await expect(main.getByText(/Bitte prüfen Sie: Straße und Hausnummer\./)).toBeVisible()
  expect(await findViolations(page, 'main')).toEqual([])
  await main.getByRole('button', { name: 'Adresse so verwenden' }).click()
  await expect(main.getByText('Standardversand').first()).toBeVisible()
  await expect(main.getByText('Lindenallee', { exact: true })).toBeVisible()
})

test('a Packstation that is typed as a street gets its own fields', async ({ page, isMobile }) => {
  test.setTimeout(60_000)
  const { main, street } = await openAddress(page, isMobile ? 'puro' : 'jasmin')
  await street.focus()
  await page.keyboard.type('Packstation 123')
  await expect(main.getByLabel(/Nummer der Packstation/)).toHaveValue('123')
  await expect(main.getByLabel(/Postnummer/)).toBeFocused()
})

import { expect, type Page } from '@playwright/test'
import { findViolations } from './support/axe'
import { ALL_REFUSED, storeConsents } from './support/consents'
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

test('an address is completed by keys alone, and its house number asked for', async ({ page }) => {
  test.setTimeout(60_000)
  const { main, street } = await openAddress(page, 'puro')
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

test('a doubted address is asked about once, and used as it is', async ({ page }) => {
  test.setTimeout(60_000)
  const { main, street } = await openAddress(page, 'puro')
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

test('a Packstation that is typed as a street gets its own fields', async ({ page }) => {
  test.setTimeout(60_000)
  const { main, street } = await openAddress(page, 'puro')
  await street.focus()
  await page.keyboard.type('Packstation 123')
  await expect(main.getByLabel(/Nummer der Packstation/)).toHaveValue('123')
  await expect(main.getByLabel(/Postnummer/)).toBeFocused()
})

test.describe('without functional consent', () => {
  test.use({ storageState: ALL_REFUSED })

  test('suggestions are offered below the field, and work with what is typed', async ({ page }) => {
    test.setTimeout(60_000)
    const { main, street } = await openAddress(page, 'puro')
    await street.focus()
    await page.keyboard.type('Lindenallee Hamb')
    expect(await findViolations(page, 'main')).toEqual([])
    await page.keyboard.press('Tab')
    const offer = main.getByRole('button', { name: 'Cookie-Einstellungen anpassen' })
    await expect(offer).toBeFocused()
    await page.keyboard.press('Enter')
    const settings = page.getByRole('dialog', { name: 'Ihre Cookie-Auswahl' })
    await settings.getByRole('checkbox', { name: 'Funktional', exact: true }).check()
    await settings.getByRole('button', { name: 'Auswahl speichern' }).click()
    await expect(page.getByRole('option', { name: 'Lindenallee, 20095 Hamburg' })).toBeVisible()
    await expect(offer).toHaveCount(0)
    await expect(street).toBeFocused()
    await expect(street).toHaveValue('Lindenallee Hamb')
    await expect(main.getByLabel(/^Vorname/)).toHaveValue('Paula')
  })

  test('a refusal ends the offer for the visit', async ({ page }) => {
    test.setTimeout(60_000)
    const { main, street } = await openAddress(page, 'puro')
    await street.fill('Domplatz 3')
    const offer = main.getByRole('button', { name: 'Cookie-Einstellungen anpassen' })
    await offer.click()
    await page
      .getByRole('dialog', { name: 'Ihre Cookie-Auswahl' })
      .getByRole('button', { name: 'Alle ablehnen' })
      .click()
    await expect(offer).toHaveCount(0)
    await expect(street).toBeFocused()
    await expect(street).toHaveValue('Domplatz 3')
    await page.reload()
    await expect(street).toBeVisible()
    await expect(offer).toHaveCount(0)
  })
})

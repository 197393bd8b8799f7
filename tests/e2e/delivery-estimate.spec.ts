import { expect } from '@playwright/test'
import { findViolations, waitUntilHydrated } from './support/axe'
import { Shopper } from './support/shopper'
import { test } from './support/view'

const DAYS = /^Kommt (heute|morgen|am |[A-Z][a-z]+)/

test('a shopper sees when coffee arrives on product page, in cart and at checkout', async ({ page }) => {
  test.setTimeout(60_000)
  const product = { id: '200000000000000101', name: 'Piazza Nera' }
  const shopper = new Shopper(page, 'puro')
  const main = page.getByRole('main')
  const asked: URL[] = []
  page.on('request', request => {
    if (request.url().includes('/delivery-estimates')) asked.push(new URL(request.url()))
  })

  await test.step('the product page names days for the country, before a postal code', async () => {
    await shopper.open(`/a/b-${product.id}`)
    await expect(main.getByText('Liefertermin', { exact: true })).toBeVisible()
    expect(asked).toEqual([])
    // Before the page is hydrated nothing listens for the first interaction.
    await waitUntilHydrated(page)
    await page.mouse.move(200, 200)
    await page.mouse.wheel(0, 20)
    await expect(main.getByText(DAYS).first()).toBeVisible()
    await expect(main.getByText('Lieferung nach Deutschland')).toBeVisible()
    await main.getByRole('button', { name: 'Postleitzahl eingeben' }).click()
    expect(asked.map(({ searchParams }) => searchParams.get('postalCode'))).toEqual(['10115'])
  })
  await test.step('a wrong postal code gets an example', async () => {
    await expect(main.getByRole('option', { name: 'Österreich' })).toBeAttached()
    await main.getByLabel(/^Postleitzahl/).fill('123')
    await page.keyboard.press('Enter')
    await expect(
      main.getByText('Bitte geben Sie eine Postleitzahl des Landes ein, zum Beispiel 20095.').first()
    ).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
  })
  await test.step('the product page names days and cut-off', async () => {
    await main.getByLabel(/^Postleitzahl/).fill('20095')
    await page.keyboard.press('Enter')
    await expect(main.getByText(DAYS).first()).toBeVisible()
    await expect(main.getByText(/^Bei Bestellung (innerhalb von|bis) /)).toBeVisible()
    await expect(main.getByText('Lieferung nach 20095, Deutschland')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Postleitzahl ändern' })).toBeFocused()
    expect(await findViolations(page, 'main')).toEqual([])
  })
  await test.step('the visit keeps the postal code: the next page and the cart begin with it', async () => {
    await page.reload()
    await expect(main.getByText(DAYS).first()).toBeVisible()
    await shopper.add(product)
    await shopper.open('/cart')
    await expect(main.getByText('Lieferung nach 20095, Deutschland')).toBeVisible()
    await expect(main.getByText(DAYS).first()).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
  })
  await test.step('checkout says it at the methods, for the typed address', async () => {
    await shopper.goToCheckout()
    await shopper.fillEmail('paula@example.com')
    await shopper.fillAddress()
    await expect(main.getByText(/Werktagen · Kommt /)).toBeVisible()
    await expect(main.getByText(/Mit DHL Express .* · Voraussichtlich /)).toBeVisible()
  })
})

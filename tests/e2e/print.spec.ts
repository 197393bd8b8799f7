import { expect, test, type Page } from '@playwright/test'
import { waitUntilReady } from './support/axe'
import { Shopper } from './support/shopper'

/** What a printer gets: how many pages, and what of the shop's frame is among it. */
async function print(page: Page) {
  await page.emulateMedia({ media: 'print' })
  const shown = await page
    .locator(
      '.site-header, footer, nav, .site-banner, .skip-link, .sticky-bar, .account-offer, .tile, button:not(dialog *)'
    )
    .evaluateAll(list => list.filter(element => element.checkVisibility()).map(element => element.className))
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  return { shown, pages: pdf.match(/\/Type\s*\/Page\b/g)?.length }
}

test('a small order is printed on one page without the shop around it', async ({ page }) => {
  const shopper = new Shopper(page, 'jasmin')
  await shopper.add({ id: '100000000000000201', name: 'Ostfriesen Deichwind' })
  await shopper.fillCheckout('print@example.com')
  await shopper.placeOrderButton().click()
  await shopper.readOrderNumber()
  expect(await print(page)).toEqual({ shown: [], pages: 1 })
})

test('an order of the account is printed on one page, without controls of the screen', async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto('/jasmin/de/login')
  await main.getByLabel(/^E-Mail-Adresse/).fill('anna.sommer@example.com')
  await main.getByRole('textbox', { name: /^Passwort/ }).fill('Teegarten7!')
  await main.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).toHaveURL(/\/account$/)
  // Two products, a parcel, an invoice and a label to send them back with.
  await page.goto('/jasmin/de/account/orders/JAS00001022')
  await expect(main.getByRole('link', { name: /^Rechnung/ })).toBeVisible()
  expect(await print(page)).toEqual({ shown: [], pages: 1 })
  await expect(main.getByRole('link')).toHaveCount(0)
  await expect(main.getByText('DHL 00340430000000102201')).toBeVisible()
})

test('a recipe is printed without the shop around it', async ({ page }) => {
  await page.goto('/jasmin/de/recipes/matcha-latte')
  await waitUntilReady(page)
  const { shown, pages } = await print(page)
  expect(shown).toEqual([])

  expect(pages).toBeLessThanOrEqual(2)
})

import { expect, test } from '@playwright/test'
import { findHomeStage } from './support/home-stage'

test.use({ javaScriptEnabled: false })

test('content, menu, lists, filters, search and product pages work without scripts', async ({ page }) => {
  await page.goto('/jasmin/de')
  await expect(
    page.getByRole('heading', { level: 1, name: findHomeStage('jasmin', 'de').headline })
  ).toBeVisible()

  await page.getByText('Vor dem Schlafen', { exact: true }).click()
  await page.getByText('Blumig', { exact: true }).click()
  await page.getByText('Fruchtig', { exact: true }).click()
  await page.getByRole('button', { name: 'Passende Tees zeigen' }).click()
  await expect(page).toHaveURL(
    /\/shop\/tea\?refine=c_caffeine%3Dnone&refine=c_flavour%3Dfloral&refine=c_flavour%3Dfruity$/
  )
  await expect(page.getByRole('heading', { level: 1, name: 'Tee' })).toBeVisible()
  await expect(page.locator('.filter-value[aria-current]')).toHaveCount(3)

  await page.goto('/jasmin/de/search?q=sencha')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Sencha Morgennebel', exact: true }).first()
  ).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Sencha Morgennebel', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sencha Morgennebel' })).toBeVisible()
  await expect(page.getByText(/4,95.EUR/).first()).toBeVisible()
})

test('the search field of the header leads to results', async ({ page, viewport }) => {
  await page.goto('/puro/de')
  if ((viewport?.width ?? 0) < 1280) await page.getByRole('button', { name: 'Suche' }).click()
  await page.getByRole('combobox', { name: 'Produkte suchen' }).fill('espresso')
  await page.getByRole('combobox', { name: 'Produkte suchen' }).press('Enter')
  await expect(page).toHaveURL(/\/puro\/de\/search\?q=espresso/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('espresso')
})

test('a filter of a list is a link', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 1000, 'on a phone filters lie in a sheet')
  await page.goto('/jasmin/de/shop')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Matcha/ })
    .first()
    .click()
  await expect(page).toHaveURL(/c_teaType/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('parts that need scripts say so and how to order without, and no button looks active', async ({
  page
}) => {
  const main = page.getByRole('main')
  // Queries by role and text ignore the content of noscript.
  const note = main.locator('noscript p')
  for (const [path, words] of [
    [
      '/jasmin/de/tee/schwarzer-tee/ostfriesen-deichwind-100000000000000201',
      'um diesen Artikel in den Warenkorb zu legen'
    ],
    ['/jasmin/de/cart', 'um den Warenkorb zu sehen'],
    ['/jasmin/de/checkout', 'um zu bestellen']
  ] as const) {
    await page.goto(path)
    await expect(note).toBeVisible()
    await expect(note).toContainText(words)
    await expect(note.locator('a[href="tel:0080012345678"]')).toBeVisible()
    await expect(note.locator('a[href="mailto:service@jasmin-tee.example"]')).toBeVisible()
    await expect(main.getByRole('button', { name: /^(In den Warenkorb|Menge erhöhen)$/ })).toHaveCount(0)
    await expect(main.locator('.skeleton').and(page.locator(':visible'))).toHaveCount(0)
  }
})

test('stores are listed, and found by their postal code', async ({ page }) => {
  await page.goto('/jasmin/de/stores')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2, name: 'Rund um Hamburg' })).toBeVisible()
  await main.getByRole('textbox', { name: 'Postleitzahl' }).fill('80331')
  await main.getByRole('button', { name: 'Filialen finden' }).click()
  await expect(page).toHaveURL(/\/jasmin\/de\/stores\?postalCode=80331$/)
  await expect(main.getByRole('heading', { level: 3, name: 'jasmin & puro München' })).toBeVisible()
})

import { expect, test, type Page } from '@playwright/test'
import { findViolations, waitUntilReady } from './support/axe'
import { UNDECIDED } from './support/consents'
import { Shopper } from './support/shopper'
import { listShopPages, listTypicalPages } from './support/shop-pages'
import { waitUntilQuiet } from './support/until-quiet'

// Recording a trace would take longer than the pages.
test.use({ trace: 'off' })

// One of them takes as long as twenty other files, and is among the last: the others need not wait behind it.
test.describe.configure({ mode: 'parallel' })

const expectNoFindings = async (page: Page) => expect(await findViolations(page)).toEqual([])

for (const { shop, language } of [
  { shop: 'jasmin', language: 'fr' },
  { shop: 'puro', language: 'en' }
] as const)
  test(`axe finds nothing on the pages of ${shop}, and each has one heading of the first level`, async ({
    page,
    isMobile
  }) => {
    const typical = listTypicalPages(shop)
    // The content of the other pages and the second language are checked on one of the two screens.
    const isWhole = isMobile === (shop === 'jasmin')
    const others = isWhole ? listShopPages(shop).filter(path => !typical.includes(path)) : []
    const languages = isWhole ? ['de', language] : ['de']
    // Header and footer are the same on all pages with the same layout: what differs is checked everywhere.
    const visits = [
      ...typical.flatMap(path => languages.map(name => ({ path: `/${name}${path}`, within: 'html' }))),
      ...others.map(path => ({ path: `/de${path}`, within: 'main' }))
    ]
    // Many pages in one test cost less than a test for each.
    test.setTimeout(visits.length * 10_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const findings: Record<string, string[]> = {}
    const seen = new Set<string>()
    for (const { path, within } of visits) {
      await page.goto(`/${shop}${path}`)
      await waitUntilReady(page)
      const content = await page.locator('main').innerHTML()
      if (within === 'main' && seen.has(content)) continue
      seen.add(content)
      const headings = await page.getByRole('heading', { level: 1 }).count()
      const found = await findViolations(page, within)
      if (headings !== 1) found.push(`${headings} headings of the first level`)
      if (found.length > 0) findings[path] = found
    }
    expect(findings).toEqual({})
  })

test('axe finds nothing in cart, every checkout step and confirmation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const shopper = new Shopper(page, 'puro')
  await shopper.addFromProductPage('Piazza Nera')
  await shopper.open('/cart')
  await expect(page.getByRole('main').getByText('Piazza Nera').first()).toBeVisible()
  await expectNoFindings(page)
  await shopper.goToCheckout()
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  await expect(page.getByText('Bitte geben Sie Ihre E-Mail-Adresse ein.').first()).toBeVisible()
  await expectNoFindings(page)
  await shopper.fillEmail('axe@example.com')
  await expect(page.getByLabel(/^Vorname/)).toBeVisible()
  await expectNoFindings(page)
  await shopper.fillAddress()
  await expect(page.getByRole('radio', { name: /Standard/ })).toBeVisible()
  await expectNoFindings(page)
  await shopper.chooseStandardDelivery()
  await expect(page.getByRole('radio', { name: /Rechnung/ })).toBeVisible()
  await expectNoFindings(page)
  await shopper.payByInvoice()
  await expect(shopper.placeOrderButton()).toBeVisible()
  await expectNoFindings(page)
  await shopper.placeOrderButton().click()
  await shopper.readOrderNumber()
  await expectNoFindings(page)
})

test('axe finds nothing in the open menu, search and cart panel', async ({ page, viewport }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/jasmin/de')
  await waitUntilQuiet(page)
  if ((viewport?.width ?? 0) < 1024) {
    await page.getByRole('button', { name: 'Menü' }).click()
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Schließen' }).first().click()
  }
  const tile = page.getByRole('button', { name: /^In den Warenkorb, / }).first()
  await tile.click()
  await expect(page.getByRole('dialog', { name: /Warenkorb/ })).toContainText('In den Warenkorb gelegt')
  await expectNoFindings(page)
})

test.describe('before any choice of cookies', () => {
  test.use({ storageState: UNDECIDED })

  for (const path of ['/jasmin/de', '/puro/en/checkout']) {
    test(`axe finds nothing in the cookie modal on ${path}, closed or open`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      const sheet = page.getByRole('dialog', { name: /Cookie/i })
      await expect(sheet).toBeVisible()
      await expectNoFindings(page)
      await sheet.getByRole('button', { name: /^(Einstellungen|Settings)$/ }).click()
      await sheet.locator('summary').first().click()
      await expectNoFindings(page)
    })
  }
})

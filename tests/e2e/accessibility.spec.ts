import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { UNDECIDED } from './support/consents'
import { PUBLIC_PAGES } from './support/pages'
import { Shopper } from './support/shopper'

async function expectNoFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`
  )
  expect(findings).toEqual([])
}

for (const path of PUBLIC_PAGES) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectNoFindings(page)
  })
}

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
  await page.waitForLoadState('networkidle')
  if ((viewport?.width ?? 0) < 1024) {
    await page.getByRole('button', { name: 'Menü' }).click()
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Schließen' }).first().click()
  }
  const tile = page.getByRole('button', { name: /^In den Warenkorb: / }).first()
  await tile.click()
  await expect(page.getByRole('dialog', { name: /Warenkorb/ })).toBeVisible()
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

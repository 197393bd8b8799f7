import { expect, test, type Page } from '@playwright/test'
import { findViolations, waitUntilHydrated } from './support/axe'
import { storeConsents } from './support/consents'
import { agree, installWallet, readSheet, readSheetLabel } from './support/device-wallet'
import { expectNothingMoved, watchShifts } from './support/layout-shift'
import { followBasket } from './support/own-basket'
import { chooseStore } from './support/choose-store'
import { countCalls, ordersPlacedDuring, switchFaultOn, switchFaultsOff } from './support/sandbox'
import { Shopper } from './support/shopper'

test.afterEach(switchFaultsOff)

// The browser asks Google about Google Pay.
test.use({ storageState: storeConsents('Required', 'Funcional') })

const TEA = { id: '100000000000000201', name: 'Ostfriesen Deichwind' }

for (const [wallet, name, methodId] of [
  ['google', 'Google Pay', 'UNZER_GOOGLEPAY'],
  ['apple', 'Apple Pay', 'UNZER_APPLEPAY']
] as const)
  test(`${name} pays on a device that has it: what the sheet showed, after the review`, async ({ page }) => {
    test.setTimeout(90_000)
    const shopper = new Shopper(page, wallet === 'google' ? 'jasmin' : 'puro')
    const product = wallet === 'google' ? TEA : { id: '200000000000000101', name: 'Piazza Nera' }
    const own = followBasket(page)
    const sent: string[] = []
    page.on('request', request => {
      if (request.postData()?.includes('secret-of-device')) sent.push(new URL(request.url()).pathname)
    })
    await installWallet(page, { wallet })
    await shopper.add(product)
    await shopper.open('/cart')
    const placed = await ordersPlacedDuring(async () => {
      await page.getByRole('main').getByRole('button', { name }).click()
      await expect(page.getByText('Aus Ihrer Wallet übernommen')).toBeVisible()
      await expect(shopper.placeOrderButton()).toBeVisible()
      const { orderTotal, paymentInstruments } = (await own.read()) ?? {}
      expect(paymentInstruments).toMatchObject([{ paymentMethodId: methodId, amount: orderTotal }])
      expect(await readSheet(page)).toEqual({ options: 2, total: orderTotal?.toFixed(2) })
      expect(await findViolations(page, 'main')).toEqual([])
      await shopper.placeOrderButton().click()
      await shopper.readOrderNumber()
      await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
    })
    expect(placed).toHaveLength(1)
    // The token goes to the provider and nowhere else.
    expect(new Set(sent)).toEqual(new Set([expect.stringMatching(/^\/payments\/v1\/types\//)]))
  })

test('a sheet that is closed leaves the cart as it was, and other devices have no such button', async ({
  page,
  browser
}) => {
  test.setTimeout(90_000)
  const shopper = new Shopper(page, 'jasmin')
  const own = followBasket(page)
  await installWallet(page, { wallet: 'google', isClosing: true })
  await shopper.add(TEA)
  await watchShifts(page)
  await shopper.open('/cart')
  const button = page.getByRole('main').getByRole('button', { name: 'Google Pay' })
  await expect(button).toBeVisible()
  await expectNothingMoved(page)
  const before = await own.read()
  await button.click()
  await expect.poll(() => readSheet(page)).toBeDefined()
  await expect(button).not.toHaveAttribute('aria-busy', 'true')
  expect(await own.read()).toEqual(before)

  const device = await browser.newContext()
  const other = new Shopper(await device.newPage(), 'jasmin')
  await other.add(TEA)
  await other.open('/cart')
  await expect(other.page.getByRole('main').getByRole('button', { name: 'Direkt zu PayPal' })).toBeVisible()
  await expect(other.page.getByRole('button', { name: /Google Pay|Apple Pay/ })).toHaveCount(0)
  await device.close()
})

test('on a product page PayPal has its place at once, and a wallet buys the product', async ({ page }) => {
  test.setTimeout(90_000)
  const shopper = new Shopper(page, 'puro')
  const own = followBasket(page)
  await installWallet(page, { wallet: 'apple' })
  await watchShifts(page)
  await shopper.open('/a/b-200000000000000101')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'PayPal' })).toBeVisible()
  await waitUntilHydrated(page)
  await page.mouse.move(200, 200)
  const button = main.getByRole('button', { name: 'Apple Pay' })
  await expect(button).toBeVisible()
  await expectNothingMoved(page)
  const placed = await ordersPlacedDuring(async () => {
    await button.dblclick()
    await expect(page.getByText('Aus Ihrer Wallet übernommen')).toBeVisible()
    const { orderTotal, productItems } = (await own.read()) ?? {}
    expect(productItems).toMatchObject([{ quantity: 1 }])
    expect(await readSheet(page)).toEqual({ options: 2, total: orderTotal?.toFixed(2) })
    expect(await readSheetLabel(page)).toBe('Gesamtsumme')
    await shopper.placeOrderButton().click()
    await shopper.readOrderNumber()
  })
  expect(placed).toHaveLength(1)
})

test('a pick-up needs no address of a wallet, only its payer', async ({ page }) => {
  test.setTimeout(90_000)
  const shopper = new Shopper(page, 'jasmin')
  const name = 'Sencha Morgennebel'
  const own = followBasket(page)
  await installWallet(page, { wallet: 'google' })
  await shopper.add({ id: '100000000000000101', name })
  await shopper.open('/cart')
  await chooseStore(page)
  await page.getByRole('button', { name: `In meiner Filiale abholen ${name}` }).click()
  await expect(page.getByText('Abholung in meiner Filiale')).toBeVisible()
  const placed = await ordersPlacedDuring(async () => {
    await page.getByRole('main').getByRole('button', { name: 'Google Pay' }).click()
    await expect(page.getByText('Aus Ihrer Wallet übernommen')).toBeVisible()
    expect(await readSheet(page)).toEqual({ total: (await own.read())?.orderTotal?.toFixed(2) })
    await expect(page.getByRole('heading', { name: 'Versandart' })).toHaveCount(0)
    expect(await findViolations(page, 'main')).toEqual([])
    await shopper.placeOrderButton().click()
    await shopper.readOrderNumber()
    await expect(
      page.getByRole('region', { name: 'Abholung in der Filiale' }).getByText(/^\d{6}$/)
    ).toBeVisible()
  })
  expect(placed).toHaveLength(1)
})

test('a page that is closed while it takes a wallet over has paid nothing, and the cart is there', async ({
  page
}) => {
  test.setTimeout(90_000)
  const shopper = new Shopper(page, 'jasmin')
  const own = followBasket(page)
  await installWallet(page, { wallet: 'google' })
  await shopper.add(TEA)
  await shopper.open('/cart')
  const placed = await ordersPlacedDuring(async () => {
    await switchFaultOn({ operation: 'updateShippingAddressForShipment', kind: 'delay', ms: 3_000, times: 1 })
    const calls = await countCalls('updateShippingAddressForShipment')
    await page.getByRole('main').getByRole('button', { name: 'Google Pay' }).click()
    await expect.poll(() => countCalls('updateShippingAddressForShipment')).toBeGreaterThan(calls)
    await page.reload()
    await expect(page.locator('.cart-line').filter({ hasText: TEA.name })).toBeVisible()
    expect(await own.read()).not.toHaveProperty('paymentInstruments.0')
  })
  expect(placed).toEqual([])
})

test('a product that sells out while the sheet is open is named before the order, and nothing is paid', async ({
  page,
  browser
}) => {
  test.setTimeout(90_000)
  const last = { id: '100000000000003006', name: 'Mandelgebäck mit Matcha' }
  const shopper = new Shopper(page, 'jasmin')
  const own = followBasket(page)
  await installWallet(page, { wallet: 'google', isWaiting: true })
  await shopper.add(TEA)
  await shopper.add(last)
  await shopper.open('/cart')
  await page.getByRole('main').getByRole('button', { name: 'Google Pay' }).click()
  await expect.poll(() => readSheet(page)).toBeDefined()
  const device = await browser.newContext()
  await buyUnits(await device.newPage(), last, '3')
  await device.close()

  const placed = await ordersPlacedDuring(async () => {
    await agree(page)
    await expect(page.getByText('Aus Ihrer Wallet übernommen')).toBeVisible()
    await expect(
      page.getByText(`${last.name} ist in dieser Menge nicht verfügbar.`, { exact: false })
    ).toBeVisible()
    await expect(shopper.placeOrderButton()).toBeDisabled()
    expect(await findViolations(page, 'main')).toEqual([])
  })
  expect(placed).toEqual([])

  // What the wallet agreed to was another sum: it is chosen again, or another payment.
  await shopper.open('/cart')
  await page.getByRole('button', { name: `Entfernen ${last.name}`, exact: true }).click()
  await expect(page.locator('.cart-line')).toHaveCount(1)
  await shopper.goToCheckout()
  await expect(page.getByRole('radio', { name: /Rechnung/ })).toBeVisible()
  await expect(shopper.placeOrderButton()).toHaveCount(0)
  expect(await own.read()).not.toHaveProperty('paymentInstruments.0')
})

/** Somebody else orders the last units. */
async function buyUnits(page: Page, product: { id: string; name: string }, units: string) {
  const shopper = new Shopper(page, 'jasmin')
  await shopper.add(product)
  await shopper.open('/cart')
  const field = page.locator('.cart-line').getByRole('textbox')
  await field.fill(units)
  await field.blur()
  await expect(page.locator('.cart-line[aria-busy]')).toHaveCount(0)
  await shopper.fillCheckout('jo@example.com')
  await shopper.placeOrderButton().click()
  await shopper.readOrderNumber()
}

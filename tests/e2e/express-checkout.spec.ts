import { expect, test, type Page } from '@playwright/test'
import { findViolations, waitUntilHydrated } from './support/axe'
import { registerCustomer } from './support/register'
import { followBasket } from './support/own-basket'
import { ordersPlacedDuring, switchFaultOn, switchFaultsOff } from './support/sandbox'
import { pressTogether } from './support/press-together'
import { Shopper } from './support/shopper'

test.afterEach(switchFaultsOff)

const TEA = { id: '100000000000000201', name: 'Ostfriesen Deichwind' }
const COFFEE = { id: '200000000000000101', name: 'Piazza Nera' }

const paypalButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Direkt zu PayPal' })

/** Presses the button, and waits for the provider's page. */
async function goToPaypal(page: Page) {
  await paypalButton(page).click()
  await expect(page).toHaveURL(/\/payments\/v1\/express\//)
}

const agree = (page: Page) => page.getByRole('button', { name: 'Zustimmen und weiter' }).click()

async function expectReview(page: Page, shopper: Shopper) {
  await expect(page.getByText('Von PayPal übernommen')).toBeVisible()
  await expect(shopper.placeOrderButton()).toBeVisible()
  // Nothing of the return stays in the address.
  await expect(page).toHaveURL(new RegExp(`/${shopper.shop}/de/checkout$`))
}

test('PayPal from the cart: address and e-mail come from PayPal, and the review places the order', async ({
  page
}) => {
  test.setTimeout(90_000)
  const shopper = new Shopper(page, 'jasmin')
  const own = followBasket(page)
  await shopper.add(TEA)
  await shopper.open('/cart')
  const placed = await ordersPlacedDuring(async () => {
    await goToPaypal(page)
    expect(await own.read()).not.toHaveProperty('paymentInstruments.0')
    await page.getByRole('radio', { name: /Express/ }).check()
    await agree(page)
    await expectReview(page, shopper)
    const main = page.getByRole('main')
    await expect(main.getByText('lina@paypal.example')).toBeVisible()
    await expect(main.getByText('Deichstraße 12').first()).toBeVisible()
    await expect(main.getByText(/Express/).first()).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])

    await test.step('another way of delivery keeps PayPal, for the new amount', async () => {
      await main.getByRole('button', { name: 'Bearbeiten Versandart' }).click()
      await main.getByRole('radio', { name: /Standard/ }).check()
      await main.getByRole('button', { name: 'Weiter', exact: true }).click()
      await expect(shopper.placeOrderButton()).toBeVisible()
      const { paymentInstruments, orderTotal } = (await own.read()) ?? {}
      expect(paymentInstruments).toMatchObject([{ paymentMethodId: 'UNZER_PAYPAL', amount: orderTotal }])
    })
    await shopper.placeOrderButton().click()
    await shopper.readOrderNumber()
    await expect(main.getByText('PayPal').first()).toBeVisible()
  })
  expect(placed).toHaveLength(1)
})

test('PayPal from a product page takes what is in the cart along; from the panel, too', async ({ page }) => {
  test.setTimeout(90_000)
  const shopper = new Shopper(page, 'puro')
  const own = followBasket(page)
  await shopper.add(COFFEE)
  await test.step('the product joins the cart', async () => {
    await goToPaypal(page)
    await page.goBack()
    // The page that is back has not been touched yet, and before it is hydrated nothing listens.
    await waitUntilHydrated(page)
    await page.mouse.move(200, 200)
    await expect(paypalButton(page)).not.toHaveAttribute('aria-busy', 'true')
    expect((await own.read())?.productItems).toMatchObject([{ quantity: 2 }])
  })
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Warenkorb/ })
    .click()
  const panel = page.getByRole('dialog', { name: /Warenkorb/ })
  await panel.getByRole('button', { name: 'Direkt zu PayPal' }).click()
  await expect(page).toHaveURL(/\/payments\/v1\/express\//)
  await agree(page)
  await expectReview(page, shopper)
})

test('a PayPal that is cancelled or refused leaves the cart as it was', async ({ page }) => {
  test.setTimeout(90_000)
  const shopper = new Shopper(page, 'jasmin')
  const own = followBasket(page)
  await shopper.add(TEA)
  await shopper.open('/cart')
  await goToPaypal(page)
  await page.getByRole('button', { name: 'Abbrechen und zurück zum Shop' }).click()
  await expect(page.getByText('Sie haben bei PayPal abgebrochen')).toBeVisible()
  await expect(page).toHaveURL(/\/jasmin\/de\/cart$/)
  await expect(page.locator('.cart-line').filter({ hasText: TEA.name })).toBeVisible()
  expect(await findViolations(page, 'main')).toEqual([])
  await goToPaypal(page)
  await page.getByRole('radio', { name: /locked@/ }).check()
  await agree(page)
  await expect(page.getByText('PayPal hat die Zahlung nicht zugelassen')).toBeVisible()
  expect(await own.read()).not.toHaveProperty('paymentInstruments.0')
})

test('an address in a country without delivery is asked for, and PayPal still pays', async ({ page }) => {
  test.setTimeout(90_000)
  const shopper = new Shopper(page, 'jasmin')
  await shopper.add(TEA)
  await shopper.open('/cart')
  const placed = await ordersPlacedDuring(async () => {
    await goToPaypal(page)
    await page.getByRole('radio', { name: /Zürich/ }).check()
    await agree(page)
    await expect(page.getByText('In das Land Ihrer PayPal-Adresse liefern wir nicht')).toBeVisible()
    await expect(page.getByLabel(/^Vorname/)).toHaveValue('Lina')
    await expect(page.getByLabel(/^Ort/)).toHaveValue('')
    await shopper.fillAddress()
    await shopper.chooseStandardDelivery()
    await expect(page.getByText('In das Land Ihrer PayPal-Adresse liefern wir nicht')).toHaveCount(0)
    await expect(shopper.placeOrderButton()).toBeVisible()
    await shopper.placeOrderButton().click()
    await shopper.readOrderNumber()
  })
  expect(placed).toHaveLength(1)
})

test('an order by PayPal is placed once: answers lost, a page killed while it takes over, two tabs', async ({
  page,
  context
}) => {
  test.setTimeout(150_000)
  const shopper = new Shopper(page, 'jasmin')
  const own = followBasket(page)
  await shopper.add(TEA)
  await shopper.open('/cart')
  await goToPaypal(page)

  const other = new Shopper(await context.newPage(), 'jasmin')
  await test.step('the cart changes in another tab meanwhile', () => other.add(TEA))
  await test.step('the page is killed while it takes over, and opened again', async () => {
    await switchFaultOn({ operation: 'updateShippingAddressForShipment', kind: 'delay', ms: 3_000, times: 1 })
    await agree(page)
    await expect(page.getByText('Wir übernehmen Ihre Adresse von PayPal')).toBeVisible()
    await page.reload()
    await expectReview(page, shopper)
  })
  expect((await own.read())?.productItems).toMatchObject([{ quantity: 2 }])
  const placed = await ordersPlacedDuring(async () => {
    await other.open('/checkout')
    await expect(other.placeOrderButton()).toBeVisible()
    await switchFaultOn({ operation: 'orders.create', kind: 'drop-after', times: 1 })
    await pressTogether(shopper.placeOrderButton(), other.placeOrderButton())
    const numbers = await Promise.all([shopper.readOrderNumber(), other.readOrderNumber()])
    expect(numbers[0]).toBe(numbers[1])
  })
  expect(placed).toHaveLength(1)
})

test('a customer’s PayPal order is in the account, and leaves their addresses as they are', async ({
  page
}) => {
  test.setTimeout(120_000)
  const shopper = new Shopper(page, 'puro')
  await registerCustomer(page, 'puro', { firstName: 'Runa', email: 'runa-express@example.com' })
  await shopper.open('/account/addresses')
  await page.getByRole('main').getByRole('button', { name: 'Adresse hinzufügen' }).click()
  await shopper.typeAddress()
  await page.getByRole('main').getByRole('button', { name: 'Adresse speichern' }).click()
  await expect(page.getByText('Lindenallee 12')).toBeVisible()
  await shopper.add(COFFEE)
  await shopper.open('/cart')
  await goToPaypal(page)
  await agree(page)
  await expectReview(page, shopper)
  const main = page.getByRole('main')
  await expect(main.getByText('Deichstraße 12').first()).toBeVisible()
  await expect(main.getByText('lina@paypal.example')).toHaveCount(0)
  await shopper.placeOrderButton().click()
  const orderNo = await shopper.readOrderNumber()
  await shopper.open('/account/orders')
  await expect(main.getByText(orderNo).first()).toBeVisible()
  await shopper.open('/account/addresses')
  await expect(main.getByText('Lindenallee 12')).toBeVisible()
  await expect(main.getByText('Deichstraße 12')).toHaveCount(0)
})

test('a gift card by e-mail is bought with PayPal, without any delivery', async ({ page }) => {
  test.setTimeout(90_000)
  const shopper = new Shopper(page, 'jasmin')
  await shopper.open('/a/b-100000000000005001?motivGiftcard=birthday&amount=50&delivery=email')
  await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb', exact: true }).first().click()
  const panel = page.getByRole('dialog', { name: /Warenkorb/ })
  await expect(panel.getByText('50,00 EUR').first()).toBeVisible()
  await shopper.open('/cart')
  const placed = await ordersPlacedDuring(async () => {
    await goToPaypal(page)
    await expect(page.getByRole('radio', { name: /Standard|Express/ })).toHaveCount(0)
    await agree(page)
    await expectReview(page, shopper)
    await expect(page.getByRole('heading', { name: 'Versandart' })).toHaveCount(0)
    await shopper.placeOrderButton().click()
    await shopper.readOrderNumber()
  })
  expect(placed).toHaveLength(1)
})

import { expect, type Page } from '@playwright/test'
import { findViolations } from './support/axe'
import { followBasket } from './support/own-basket'
import { listOrders, ordersPlacedDuring, switchFaultOn, switchFaultsOff } from './support/sandbox'
import { Shopper } from './support/shopper'
import { test } from './support/view'

/** Test data of the provider, see /control/info. */
const CARD = '4111 1111 1111 1111'
const ASKS_BANK = '4000 0000 0000 3220'
const DECLINED = '4000 0000 0000 0002'
const IBAN = 'DE89370400440532013000'
const DECLINED_IBAN = 'DE27100777770209299700'

test.afterEach(switchFaultsOff)

/** A shopper with a cart, at the step of payment. */
async function comeToPayment(page: Page, email = 'ida@example.com') {
  const shopper = new Shopper(page, 'jasmin')
  const product = { id: '100000000000000201', name: 'Ostfriesen Deichwind' }
  await shopper.add(product)
  await shopper.goToCheckout()
  await shopper.fillEmail(email)
  await shopper.fillAddress()
  await shopper.chooseStandardDelivery()
  return { shopper, product }
}

const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).check()
/**
 * By keyboard: the card's frame is drawn by a process of its own, and a click in the moment after a scroll
 * lands in it at the former place.
 */
const goOn = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true }).press('Enter')
const frameOf = (page: Page) => page.frameLocator('iframe[title="Kartendaten"]')

async function typeCard(page: Page, number: string) {
  const frame = frameOf(page)
  await frame.getByLabel(/Kartennummer/).fill(number)
  await frame.getByLabel(/Name auf der Karte/).fill('Ida Berg')
  await frame.getByLabel(/Gültig bis/).fill('12/39')
  await frame.getByLabel(/Prüfziffer/).fill('123')
}

/** Lines of the cart after a payment that failed. */
async function expectCartBack(page: Page, shop: string, name: string, reason: string) {
  await expect(page).toHaveURL(new RegExp(`/${shop}/de/cart$`))
  await expect(page.getByText(reason)).toBeVisible()
  await expect(page.locator('.cart-line').filter({ hasText: name })).toBeVisible()
}

test('a card pays: its number stays in the provider’s frame, and mistakes are answered there', async ({
  page
}) => {
  test.setTimeout(120_000)
  const own = followBasket(page)
  const sent: string[] = []
  page.on('request', request => {
    if (request.frame() === page.mainFrame()) sent.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  const placed = await ordersPlacedDuring(async () => {
    const { shopper } = await comeToPayment(page)
    await choose(page, /Kreditkarte/)
    await expect(frameOf(page).getByLabel(/Kartennummer/)).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
    await goOn(page)
    await expect(frameOf(page).getByLabel(/Kartennummer/)).toBeFocused()
    await expect(shopper.placeOrderButton()).toBeHidden()
    await typeCard(page, CARD)
    await goOn(page)
    await expect(shopper.placeOrderButton()).toBeVisible()
    expect((await own.read())?.paymentInstruments).toMatchObject([{ paymentMethodId: 'UNZER_CARDS' }])
    await shopper.placeOrderButton().click()
    await shopper.readOrderNumber()
  })
  expect(placed).toHaveLength(1)
  expect(sent.join('\n').replaceAll(' ', '')).not.toContain(CARD.replaceAll(' ', ''))
})

test('a card that is declined costs nothing but the choice; one that asks the bank leads there and back', async ({
  page
}) => {
  test.setTimeout(150_000)
  const placed = await ordersPlacedDuring(async () => {
    const { shopper, product } = await comeToPayment(page)
    await choose(page, /Kreditkarte/)
    await typeCard(page, DECLINED)
    await goOn(page)
    await shopper.placeOrderButton().click()
    await expect(page.getByText('Ihre Zahlung wurde nicht angenommen')).toBeVisible()
    await choose(page, /Kreditkarte/)
    await typeCard(page, ASKS_BANK)
    await goOn(page)
    await shopper.placeOrderButton().click()
    await expect(page).toHaveURL(/\/payments\/v1\/redirects\//)
    await page.getByRole('button', { name: 'Ablehnen' }).click()
    await expectCartBack(page, shopper.shop, product.name, 'Ihre Bank konnte nicht bestätigen')
    expect(await findViolations(page, 'main')).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'Zur Kasse' }).first().click()
    await shopper.payByInvoice()
    await shopper.placeOrderButton().click()
    await shopper.readOrderNumber()
  })
  expect(placed.filter(({ status }) => status !== 'failed')).toHaveLength(1)
})

test('PayPal leads away and back: cancelled, left open, gone on with, and paid', async ({
  page,
  context
}) => {
  test.setTimeout(180_000)
  const { shopper, product } = await comeToPayment(page)
  const place = async () => {
    await choose(page, /PayPal/)
    await goOn(page)
    await shopper.placeOrderButton().click()
    await expect(page).toHaveURL(/\/payments\/v1\/redirects\//)
  }
  await test.step('cancelled: the cart is back, its address is clean', async () => {
    await place()
    await page.getByRole('button', { name: 'Abbrechen und zurück zum Shop' }).click()
    await expectCartBack(page, shopper.shop, product.name, 'Sie haben die Zahlung abgebrochen.')
  })
  await test.step('the browser’s way back leads to the order, which can be given up', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Zur Kasse' }).first().click()
    await place()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Ihre Zahlung ist noch offen' })).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
    await page.getByRole('button', { name: 'Andere Zahlungsart wählen' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.locator('.cart-line').filter({ hasText: product.name })).toBeVisible()
  })
  await test.step('the window is closed: the cart says so, and the payment goes on from the order', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Zur Kasse' }).first().click()
    await place()
    await shopper.open('/cart')
    await expect(page.getByText(/ist noch nicht bezahlt/)).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
    await page.getByRole('link', { name: 'Zur Bestellung' }).click()
    await page.getByRole('link', { name: 'Weiter zur Zahlung' }).click()
    await page.getByRole('button', { name: 'Jetzt bezahlen' }).click()
    await shopper.readOrderNumber()
  })
  await test.step('the token is in no address, and the order is there after a reload', async () => {
    expect(page.url()).not.toContain('token')
    const orderNo = await shopper.readOrderNumber()
    await page.reload()
    expect(await shopper.readOrderNumber()).toBe(orderNo)
    const other = new Shopper(await context.newPage(), shopper.shop)
    await other.open('/cart')
    await expect(other.page.getByText('leer').first()).toBeVisible()
    const found = (await listOrders()).filter(order => order.orderNo === orderNo)
    expect(found).toHaveLength(1)
  })
})

test('a direct debit wants a real account and the mandate; a provider that is down loses nothing', async ({
  page
}) => {
  test.setTimeout(120_000)
  const { shopper } = await comeToPayment(page)
  await choose(page, /Lastschrift/)
  await goOn(page)
  await expect(page.getByLabel(/^IBAN/)).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(/^Kontoinhaber/).fill('Ida Berg')
  await page.getByLabel(/^IBAN/).fill('DE00370400440532013000')
  await page.getByLabel(/^Geburtsdatum/).fill('14.03.1986')
  await page.getByRole('checkbox', { name: /ermächtige/ }).check()
  await goOn(page)
  await expect(page.getByLabel(/^IBAN/)).toHaveAttribute('aria-invalid', 'true')
  expect(await findViolations(page, 'main')).toEqual([])
  await page.getByLabel(/^IBAN/).fill(IBAN)
  await expect(page.getByLabel(/^IBAN/)).toHaveValue('DE89 3704 0044 0532 0130 00')
  await page.route('**/payments/v1/types/**', route => route.abort())
  await goOn(page)
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page.getByLabel(/^Kontoinhaber/)).toHaveValue('Ida Berg')
  await page.unroute('**/payments/v1/types/**')
  await goOn(page)
  await switchFaultOn({ operation: 'orders.create', kind: 'drop-after', times: 1 })
  const placed = await ordersPlacedDuring(async () => {
    await shopper.placeOrderButton().click()
    await shopper.readOrderNumber()
  })
  expect(placed).toHaveLength(1)
})

test('a card form that does not load says so soon, and another method pays', async ({ page }) => {
  test.setTimeout(90_000)
  const { shopper } = await comeToPayment(page)
  await page.route('**/payments/v1/frames/card*', route => route.abort())
  await choose(page, /Kreditkarte/)
  const failure = page
    .getByRole('alert')
    .filter({ hasText: 'Das Kartenformular konnte nicht geladen werden.' })
  await expect(failure).toBeVisible({ timeout: 20_000 })
  expect(await findViolations(page, 'main')).toEqual([])
  await page.unroute('**/payments/v1/frames/card*')
  await failure.getByRole('button', { name: 'Erneut versuchen' }).press('Enter')
  await expect(frameOf(page).getByLabel(/Kartennummer/)).toBeVisible()
  const placed = await ordersPlacedDuring(async () => {
    // By keyboard too, with the frame beside it.
    await page.getByRole('radio', { name: /Rechnung/ }).press(' ')
    await shopper.payByInvoice()
    await shopper.placeOrderButton().click()
    await shopper.readOrderNumber()
  })
  expect(placed).toHaveLength(1)
})

test('the card form speaks the language of the page, and a faster shopper waits for it', async ({ page }) => {
  test.setTimeout(90_000)
  const { shopper } = await comeToPayment(page)
  // The delivery is saved: the next page begins after it.
  await expect(page.getByRole('radio', { name: /Kreditkarte/ })).toBeVisible()
  let letGo = () => {}
  const held = new Promise<void>(resolve => (letGo = resolve))
  await page.route('**/payments/v1/frames/card*', async route => {
    await held
    await route.continue()
  })
  await page.goto(`/${shopper.shop}/en/checkout`)
  await choose(page, /Credit card/)
  const next = page.getByRole('button', { name: 'Continue', exact: true })
  await next.press('Enter')
  await expect(next).toHaveAttribute('aria-busy', 'true')
  letGo()
  const frame = page.frameLocator('iframe[title="Card details"]')
  // The question that waited is answered: the form is empty.
  await expect(frame.getByText('Please enter a valid card number.')).toBeVisible()
  await frame.getByLabel(/Card number/).fill(CARD)
  await frame.getByLabel(/Name on the card/).fill('Ida Berg')
  await frame.getByLabel(/Expiry date/).fill('12/39')
  await frame.getByLabel(/Security code/).fill('123')
  await next.press('Enter')
  await expect(page.getByRole('button', { name: 'Buy now' })).toBeVisible()
})

test('an invoice, a direct debit and a PayPal account that are refused cost nothing but the choice', async ({
  page
}) => {
  test.setTimeout(120_000)
  const { shopper, product } = await comeToPayment(page, 'declined@invoice.example')
  const refusal = page.getByText('Ihre Zahlung wurde nicht angenommen')
  const debit = async (iban: string) => {
    await choose(page, /Lastschrift/)
    await page.getByLabel(/^Kontoinhaber/).fill('Ida Berg')
    await page.getByLabel(/^IBAN/).fill(iban)
    await page.getByLabel(/^Geburtsdatum/).fill('14.03.1986')
    await page.getByRole('checkbox', { name: /ermächtige/ }).check()
    await goOn(page)
  }
  const placed = await ordersPlacedDuring(async () => {
    await shopper.payByInvoice()
    await shopper.placeOrderButton().click()
    await expect(refusal).toBeVisible()
    await debit(DECLINED_IBAN)
    await expect(refusal).toBeHidden()
    await shopper.placeOrderButton().click()
    await expect(refusal).toBeVisible()
    await choose(page, /PayPal/)
    await goOn(page)
    await shopper.placeOrderButton().click()
    await page.getByRole('radio', { name: 'declined@paypal.example' }).check()
    await page.getByRole('button', { name: 'Jetzt bezahlen' }).click()
    await expectCartBack(page, shopper.shop, product.name, 'Ihre Zahlung wurde abgelehnt.')
    await page.getByRole('main').getByRole('link', { name: 'Zur Kasse' }).first().click()
    await debit(IBAN)
    await shopper.placeOrderButton().click()
    await shopper.readOrderNumber()
  })
  expect(placed.filter(({ status }) => status !== 'failed')).toHaveLength(1)
})

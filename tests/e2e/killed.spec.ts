import { expect, test, type Page, type Route } from '@playwright/test'
import { startServers, type Servers } from '../servers/killable-servers'
import { Shopper } from './support/shopper'

/** Beside those of the other tests: these are killed. */
const PORTS = { shop: 3320, sandbox: 4320 }
const PRODUCT = { id: '200000000000000101', name: 'Piazza Nera' }
const ORDERS = /\/shopper-orders\/v1\/organizations\/[^/]+\/orders\?/

test.use({ baseURL: `http://localhost:${PORTS.shop}` })

let servers: Servers
test.beforeAll(async () => {
  test.setTimeout(120_000)
  servers = await startServers(PORTS)
})
test.afterAll(() => servers.stop())

interface Order {
  orderNo: string
  status: string
  total: number
}

async function listOrders(): Promise<Order[]> {
  const answer = (await servers.steer('GET', 'orders')) as unknown as Order[] | { orders: Order[] }
  return Array.isArray(answer) ? answer : answer.orders
}

/** There is one order, of the sum that was shown, and it is the one that the shopper saw confirmed. */
async function expectOneOrder(before: Order[], orderNo: string, shown: string) {
  const known = new Set(before.map(order => order.orderNo))
  const placed = (await listOrders()).filter(order => !known.has(order.orderNo) && order.status !== 'failed')
  expect(placed).toHaveLength(1)
  expect(placed[0]).toMatchObject({ orderNo })
  expect(shown.replaceAll(',', '.')).toContain(placed[0]!.total.toFixed(2))
}

async function comeToReview(page: Page, method: 'invoice' | 'PayPal') {
  const shopper = new Shopper(page, 'puro')
  await shopper.add(PRODUCT)
  await shopper.goToCheckout()
  await shopper.fillEmail('ida@example.com')
  await shopper.fillAddress()
  await shopper.chooseStandardDelivery()
  if (method === 'invoice') await shopper.payByInvoice()
  else {
    await page.getByRole('radio', { name: /PayPal/ }).check()
    await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  }
  await expect(shopper.placeOrderButton()).toBeVisible()
  return { shopper, before: await listOrders(), shown: await shopper.amountToPay().innerText() }
}

/** An order that waits for its payment, and its shopper at the provider. */
async function comeToPaypal(page: Page) {
  const review = await comeToReview(page, 'PayPal')
  await review.shopper.placeOrderButton().click()
  await expect(page).toHaveURL(/\/payments\/v1\/redirects\//)
  return review
}

/** Once; the next request of that kind goes through. */
const intercept = (page: Page, url: RegExp, handle: (route: Route) => Promise<void>) =>
  page.route(url, handle, { times: 1 })

test('the shop dies with the answer to an order: the order is found, not sent again', async ({ page }) => {
  test.setTimeout(120_000)
  const { shopper, before, shown } = await comeToReview(page, 'invoice')
  await intercept(page, ORDERS, async route => {
    await route.fetch()
    const killed = servers.kill('shop')
    await route.abort('connectionreset')
    await killed
  })
  await shopper.placeOrderButton().click()
  const orderNo = await shopper.readOrderNumber()
  await expectOneOrder(before, orderNo, shown)
  await page.reload()
  expect(await shopper.readOrderNumber()).toBe(orderNo)
})

test('the platform dies before an order reaches it: the basket is kept for another try', async ({ page }) => {
  test.setTimeout(120_000)
  const { shopper, before, shown } = await comeToReview(page, 'invoice')
  await page.clock.install()
  let killed: Promise<void> | undefined
  await intercept(page, ORDERS, async route => {
    killed = servers.kill('sandbox')
    await route.abort('connectionrefused')
  })
  await shopper.placeOrderButton().click()
  await expect(page.getByText('Wir suchen nach Ihrer Bestellung').first()).toBeVisible()
  await killed
  // A question that was under way fails yet; the next one is answered: there is no order.
  await page.waitForResponse(
    answer => answer.url().includes('Order-FindByCheckoutKey') && answer.status() === 404
  )
  // A minute by the page's clock: the next question is the last one.
  await page.clock.setSystemTime(Date.now() + 61_000)
  await expect(page.getByText('Ihre Bestellung ist bisher nicht bei uns eingegangen').first()).toBeVisible({
    timeout: 30_000
  })
  await shopper.placeOrderButton().click()
  await expectOneOrder(before, await shopper.readOrderNumber(), shown)
})

test('the platform dies while the shopper is at PayPal: the payment continues and the order exists', async ({
  page
}) => {
  test.setTimeout(120_000)
  const { shopper, before, shown } = await comeToPaypal(page)
  await servers.kill('sandbox')
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click()
  await expectOneOrder(before, await shopper.readOrderNumber(), shown)
  expect(page.url()).not.toContain('token')
})
test('the platform dies with the answer to an order of a gift card: its code is mailed once', async ({
  page
}) => {
  test.setTimeout(120_000)
  const shopper = new Shopper(page, 'puro')
  const main = page.getByRole('main')
  const recipient = 'mia.killed@example.com'
  await shopper.open('/a/b-200000000000005001?motivGiftcard=birthday&amount=50&delivery=email')
  await main.getByRole('radio', { name: /Für jemand anderen/ }).check()
  await main.getByLabel(/^Name der beschenkten Person/).fill('Mia')
  await main.getByLabel(/^E-Mail der beschenkten Person/).fill(recipient)
  await main.getByLabel(/^Ihr Name/).fill('Opa Karl')
  await main.getByRole('button', { name: 'Geschenk in den Warenkorb' }).click()
  await expect(page.getByRole('dialog', { name: /Warenkorb/ })).toContainText('Mia')
  await shopper.goToCheckout()
  await shopper.fillEmail('ida@example.com')
  await shopper.fillAddress()
  await shopper.payByInvoice()
  await expect(shopper.placeOrderButton()).toBeVisible()
  await intercept(page, ORDERS, async route => {
    await route.fetch()
    const killed = servers.kill('sandbox')
    await route.abort('connectionreset')
    await killed
  })
  await shopper.placeOrderButton().click()
  await shopper.readOrderNumber()
  const { mails } = (await servers.steer('GET', 'outbox')) as unknown as {
    mails: { recipient: string; kind: string }[]
  }
  expect(mails.filter(mail => mail.recipient === recipient).map(({ kind }) => kind)).toEqual([
    'gift-certificate'
  ])
})

test('the provider dies with its answer: the cart leads to the order, which is paid', async ({ page }) => {
  test.setTimeout(120_000)
  const { shopper, before, shown } = await comeToPaypal(page)
  await intercept(page, /\/payments\/v1\/redirects\//, async route => {
    await route.fetch({ maxRedirects: 0 })
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click()
  await servers.kill('sandbox')
  await shopper.open('/cart')
  await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeVisible()
  await expect(page.getByText(/Ihre Bestellung \w+ ist bezahlt/)).toBeVisible()
  await page.getByRole('link', { name: 'Zur Bestellung' }).click()
  await expectOneOrder(before, await shopper.readOrderNumber(), shown)
})

test('the shop is down when the shopper comes back from PayPal: a reload finds the order', async ({
  page
}) => {
  test.setTimeout(120_000)
  const { shopper, before, shown } = await comeToPaypal(page)
  // The provider sends the browser back to a shop that has just died: its worker shows the page for that.
  await intercept(page, /\/payments\/v1\/redirects\//, async route => {
    await servers.end('shop')
    await route.continue()
  })
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Keine Verbindung' })).toBeVisible()
  await servers.start('shop')
  await page.getByRole('link', { name: 'Erneut versuchen' }).click()
  await expectOneOrder(before, await shopper.readOrderNumber(), shown)
  expect(page.url()).not.toContain('token')
})

test('the platform dies as a payment that was refused gives its basket back: trying again brings it', async ({
  page
}) => {
  test.setTimeout(120_000)
  const { before } = await comeToPaypal(page)
  let killed: Promise<void> | undefined
  await intercept(page, /reopenBasket=true/, async route => {
    killed = servers.kill('sandbox')
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Abbrechen und zurück zum Shop' }).click()
  const again = page.getByRole('button', { name: 'Warenkorb zurückholen' })
  await expect(again).toBeVisible()
  await killed
  await again.click()
  await expect(page.locator('.cart-line').filter({ hasText: PRODUCT.name })).toBeVisible()
  const known = new Set(before.map(({ orderNo }) => orderNo))
  const left = (await listOrders()).filter(
    ({ orderNo, status }) => !known.has(orderNo) && status !== 'failed'
  )
  expect(left).toEqual([])
})

test('a payment that was left at the provider for two hours is over: the cart gives the basket of its order back', async ({
  page,
  context
}) => {
  test.setTimeout(120_000)
  const { shopper } = await comeToPaypal(page)
  await page.close()
  await servers.steer('POST', 'clock', { aheadMs: 2 * 3_600_000 })
  try {
    const later = new Shopper(await context.newPage(), shopper.shop)
    await later.open('/cart')
    await expect(later.page.getByText(/wurde nicht bezahlt/)).toBeVisible()
    await later.page.getByRole('link', { name: 'Warenkorb zurückholen' }).click()
    await expect(later.page.getByText('Ihre Zahlung ist nicht zustande gekommen')).toBeVisible()
    await expect(later.page.getByText(/Es wurde nichts bestellt und nichts abgebucht/)).toBeVisible()
    await later.page.getByRole('button', { name: 'Zurück zum Warenkorb' }).click()
    await expect(later.page.locator('.cart-line').filter({ hasText: PRODUCT.name })).toBeVisible()
  } finally {
    await servers.steer('POST', 'clock', { aheadMs: 0 })
  }
})

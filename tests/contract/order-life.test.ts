import { address } from '../factories/address'
import { readPdfText } from '../factories/read-pdf-text'
import { OTHER_TEA, startOrderSandbox, TEA, type OrderSandbox } from './order-setup'
import { readRefusal } from './session-setup'
import { checkShape } from './shape/check-shape'

let sandbox: OrderSandbox
beforeAll(async () => {
  sandbox = await startOrderSandbox()
})
afterEach(() => sandbox.setClock(0))
afterAll(() => sandbox.stop())

const MINUTE = 60_000
const parse = (text: unknown) => JSON.parse(String(text)) as Record<string, unknown>[]

/** A moment later: placed orders have been accepted. */
const waitForAcceptance = () => sandbox.setClock(MINUTE)

describe('the life of an order', () => {
  it('begins created, and is new and ready for export moments later', async () => {
    const shopper = await sandbox.register()
    const placed = await shopper.placeOrder()
    expect(placed).toMatchObject({
      status: 'created',
      exportStatus: 'not_exported',
      c_overallStatus: 'PROCESSING'
    })
    expect(parse(placed.c_orderstatus)).toMatchObject([{ productId: TEA, status: 'not_shipped' }])
    waitForAcceptance()
    expect(await shopper.orders.getOrder({ parameters: { orderNo: placed.orderNo } })).toMatchObject({
      status: 'new',
      confirmationStatus: 'confirmed',
      exportStatus: 'ready',
      c_shipping: '[]',
      c_invoice: '[]',
      c_returnLabel: '[]',
      c_return: '[]'
    })
  })

  it('brings parcel, invoice and return label, whose links open', async () => {
    const shopper = await sandbox.register()
    const { orderNo } = await shopper.placeOrder(TEA, 2)
    waitForAcceptance()
    await sandbox.advance(
      'jasmin',
      orderNo,
      'READY_FOR_SHIPPING',
      'SHIPPED',
      'DELIVERED',
      'PARTIALLY_RETURNED'
    )
    const order = await shopper.orders.getOrder({ parameters: { orderNo } })
    expect(order).toMatchObject({
      status: 'completed',
      paymentStatus: 'paid',
      shippingStatus: 'shipped',
      shipments: [{ shippingStatus: 'shipped' }],
      c_overallStatus: 'PARTIALLY_RETURNED'
    })
    expect(parse(order.c_orderstatus)).toMatchObject([{ productId: TEA, status: 'partially_returned' }])
    expect(parse(order.c_return)).toMatchObject([{ productId: TEA, quantity: 1 }])
    const links = [
      parse(order.c_shipping)[0]?.trackingUrl,
      parse(order.c_invoice)[0]?.url,
      parse(order.c_returnLabel)[0]?.url
    ].map(link => String(link).replace('http://sandbox.test', sandbox.origin))
    const types: (string | null)[] = []
    for (const link of links) {
      const paper = await fetch(link)
      expect(paper.status).toBe(200)
      types.push(paper.headers.get('content-type'))
      const file = Buffer.from(await paper.arrayBuffer())
      const isPdf = file.subarray(0, 5).toString() === '%PDF-'
      expect(isPdf ? readPdfText(file) : file.toString()).toContain(orderNo)
      expect((await fetch(link.replace(/orderToken=[^&]+/, 'orderToken=guessed'))).status).toBe(404)
    }
    expect(types).toEqual(['text/html; charset=utf-8', 'application/pdf', 'application/pdf'])
  })
})

it('writes company, c/o, province and VAT number of the billing address on the invoice', async () => {
  const shopper = await sandbox.register()
  const basketId = await shopper.fillBasket()
  await shopper.baskets.updateBillingAddressForBasket({
    parameters: { basketId },
    body: {
      ...address,
      companyName: 'Berg srl',
      address2: 'c/o Rossi',
      postalCode: '00184',
      city: 'Roma',
      stateCode: 'RM',
      countryCode: 'IT',
      c_vatId: 'IT12345678901'
    }
  })
  const { orderNo = '' } = await shopper.orders.createOrder({ body: { basketId } })
  waitForAcceptance()
  await sandbox.advance('jasmin', orderNo, 'READY_FOR_SHIPPING', 'SHIPPED')
  const order = await shopper.orders.getOrder({ parameters: { orderNo } })
  const link = String(parse(order.c_invoice)[0]?.url).replace('http://sandbox.test', sandbox.origin)
  const text = readPdfText(Buffer.from(await (await fetch(link)).arrayBuffer()))
  for (const line of ['Berg srl', 'c/o Rossi', '00184 Roma RM', 'USt-IdNr.: IT12345678901'])
    expect(text).toContain(line)
})

it('gives an order a status of the API’s description at every step of its life', async () => {
  const shopper = await sandbox.register()
  const { orderNo } = await shopper.placeOrder(TEA, 2)
  waitForAcceptance()
  const read = async () => {
    const order = await shopper.orders.getOrder({ parameters: { orderNo } })
    expect(checkShape(order, 'ShopperOrdersTypes', 'Order')).toEqual([])
    return [order.status, order.exportStatus]
  }
  const seen = [await read()]
  for (const step of ['READY_FOR_SHIPPING', 'SHIPPED', 'DELIVERED', 'RETURNED'] as const) {
    await sandbox.advance('jasmin', orderNo, step)
    seen.push(await read())
  }
  expect(seen).toEqual([
    ['new', 'ready'],
    ['new', 'exported'],
    ['new', 'exported'],
    ['completed', 'exported'],
    ['completed', 'exported']
  ])
  const ofStatus = (status: string) =>
    shopper.customers.getCustomerOrders({ parameters: { customerId: shopper.customerId, status } })
  expect((await ofStatus('completed')).total).toBe(1)
  expect((await readRefusal(ofStatus('open'))).status).toBe(400)
})

describe('cancelling', () => {
  it('ends the order, gives its stock back and works once', async () => {
    const shopper = await sandbox.register()
    const before = await sandbox.countStock(OTHER_TEA)
    const { orderNo } = await shopper.placeOrder(OTHER_TEA, 2)
    expect(await sandbox.countStock(OTHER_TEA)).toBe(before - 2)
    waitForAcceptance()
    const cancel = () => shopper.call('POST', 'Order-Cancel', { orderNo })
    expect((await cancel()).body).toEqual({ success: true, orderNo, c_overallStatus: 'CANCELLED' })
    expect(await cancel()).toEqual({
      status: 200,
      body: {
        success: false,
        error: true,
        errorMessage: 'Diese Bestellung kann nicht mehr storniert werden.'
      }
    })
    expect(await sandbox.countStock(OTHER_TEA)).toBe(before)
    const order = await shopper.orders.getOrder({ parameters: { orderNo } })
    expect(order).toMatchObject({ status: 'cancelled', c_overallStatus: 'CANCELLED' })
    expect(parse(order.c_orderstatus)).toMatchObject([{ status: 'cancelled' }])
  })

  it('is refused for an exported order, for a stranger and without a session', async () => {
    const shopper = await sandbox.register()
    const { orderNo } = await shopper.placeOrder()
    waitForAcceptance()
    const stranger = await sandbox.loginGuest()
    expect((await stranger.call('POST', 'Order-Cancel', { orderNo })).body).toMatchObject({ success: false })
    expect(await sandbox.nobody().call('POST', 'Order-Cancel', { orderNo })).toEqual({
      status: 401,
      body: { success: false, error: true, errorMessage: 'Bitte melden Sie sich an.' }
    })
    await sandbox.advance('jasmin', orderNo, 'READY_FOR_SHIPPING')
    expect((await shopper.call('POST', 'Order-Cancel', { orderNo })).body).toMatchObject({ success: false })
    expect(await shopper.orders.getOrder({ parameters: { orderNo } })).toMatchObject({ status: 'new' })
  })

  it('is open to a guest in another session with the order’s token, but not for a customer’s order', async () => {
    const [guest, customer, other] = await Promise.all([
      sandbox.loginGuest(),
      sandbox.register(),
      sandbox.loginGuest()
    ])
    const [own, theirs] = [await guest.placeOrder(), await customer.placeOrder()]
    waitForAcceptance()
    const cancel = async ({ orderNo, orderToken }: { orderNo: string; orderToken: string }) =>
      (await other.call('POST', 'Order-Cancel', { orderNo, orderToken })).body.success
    expect(await cancel({ ...own, orderToken: theirs.orderToken })).toBe(false)
    expect(await cancel(own)).toBe(true)
    expect(await cancel(theirs)).toBe(false)
  })
})

describe('the order history', () => {
  it('comes newest first in pages of ten, and by status', async () => {
    const shopper = await sandbox.register()
    const numbers = []
    for (let count = 0; count < 12; count += 1) numbers.unshift((await shopper.placeOrder()).orderNo)
    waitForAcceptance()
    await shopper.call('POST', 'Order-Cancel', { orderNo: numbers[3] })
    const list = async (query: { offset?: number; limit?: number; status?: string; from?: string }) => {
      const { customerId } = shopper
      const page = await shopper.customers.getCustomerOrders({ parameters: { customerId, ...query } })
      return { ...page, data: page.data?.map(order => order.orderNo) }
    }
    expect(await list({})).toEqual({ limit: 10, offset: 0, total: 12, data: numbers.slice(0, 10) })
    expect(await list({ offset: 10 })).toMatchObject({ total: 12, data: numbers.slice(10) })
    expect(await list({ status: 'cancelled' })).toMatchObject({ total: 1, data: [numbers[3]] })
    expect(await list({ status: 'new', limit: 2, offset: 2 })).toMatchObject({
      total: 11,
      data: [numbers[2], numbers[4]]
    })
    expect(await list({ from: '2999-01-01T00:00:00Z' })).toMatchObject({ total: 0 })
    expect((await readRefusal(list({ status: 'lost' }))).status).toBe(400)
    expect((await readRefusal(list({ from: 'yesterday' }))).status).toBe(400)
  })
})

describe('a guest’s look-up', () => {
  it('finds the order by e-mail and postal code, or by its token, and by nothing less', async () => {
    const guest = await sandbox.loginGuest()
    const { orderNo, orderToken } = await guest.placeOrder()
    const other = await sandbox.loginGuest()
    const lookUp = (body: Record<string, string>) =>
      other.orders.guestOrderLookup({ parameters: { orderNo }, body })
    expect(await lookUp({ email: 'LINA@example.com', postalCode: '50667' })).toMatchObject({ orderNo })
    expect(await lookUp({ orderViewCode: orderToken })).toMatchObject({ orderNo })
    for (const body of [
      {},
      { email: 'lina@example.com' },
      { postalCode: '50667' },
      { email: 'lina@example.com', postalCode: '50668' },
      { email: 'lina@example.com', postalCode: '50667', phone: '1' },
      { orderViewCode: 'guessed', email: 'lina@example.com', postalCode: '50667' }
    ]) {
      expect((await readRefusal(lookUp(body as Record<string, string>))).status).toBe(404)
    }
  })

  it('does not find the order of a registered customer', async () => {
    const { orderNo, orderToken } = await (await sandbox.register()).placeOrder()
    const guest = await sandbox.loginGuest()
    const lookUp = guest.orders.guestOrderLookup({
      parameters: { orderNo },
      body: { orderViewCode: orderToken }
    })
    expect((await readRefusal(lookUp)).status).toBe(404)
  })
})

import { OTHER_TEA, startOrderSandbox, TEA, type OrderSandbox } from './order-setup'
import { readRefusal, ORGANIZATION } from './session-setup'

let sandbox: OrderSandbox
beforeAll(async () => {
  sandbox = await startOrderSandbox()
})
afterEach(() => sandbox.setClock(0))
afterAll(() => sandbox.stop())

type Shopper = Awaited<ReturnType<OrderSandbox['loginGuest']>>

/** The vendor's client does not have the parameters of this shop's own operation to reopen a basket. */
async function reopen({ token }: Shopper, orderNo: string, orderToken: string, version = 'v2') {
  const query = new URLSearchParams({ siteId: 'jasmin', reopenBasket: 'true', orderNo, token: orderToken })
  const address = `/checkout/shopper-baskets/${version}/organizations/${ORGANIZATION}/baskets?${query}`
  const answer = await fetch(sandbox.origin + address, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}'
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

it.each(['v1', 'v2'])('returns from a failed payment with the basket of the order (%s)', async version => {
  const shopper = await sandbox.loginGuest()
  const before = await sandbox.countStock(OTHER_TEA)
  const { orderNo, orderToken } = await shopper.placeOrder(OTHER_TEA, 2)
  const { basketId: later } = await shopper.baskets.createBasket({
    body: { productItems: [{ productId: TEA, quantity: 1 }] }
  })

  const { status, body } = await reopen(shopper, orderNo, orderToken, version)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    customerInfo: { email: 'lina@example.com' },
    productItems: [{ productId: OTHER_TEA, quantity: 2 }],
    shipments: [{ shippingAddress: { city: 'Köln' }, shippingMethod: { id: 'standard' } }],
    flashes: []
  })
  const basketId = String(body.basketId)
  expect(basketId).not.toBe(later)
  expect(await shopper.baskets.getBasket({ parameters: { basketId } })).toMatchObject({ basketId })
  expect(
    (await readRefusal(shopper.baskets.getBasket({ parameters: { basketId: later ?? '' } }))).status
  ).toBe(404)
  expect(await shopper.orders.getOrder({ parameters: { orderNo } })).toMatchObject({ status: 'failed' })
  expect(await sandbox.countStock(OTHER_TEA)).toBe(before)

  const again = await shopper.orders.createOrder({ body: { basketId } })
  expect(again).toMatchObject({ status: 'created', productItems: [{ productId: OTHER_TEA, quantity: 2 }] })
  await shopper.orders.failOrder({ parameters: { orderNo: again.orderNo ?? '' }, body: {} })
})

it('gives a basket back once', async () => {
  const shopper = await sandbox.loginGuest()
  const { orderNo, orderToken } = await shopper.placeOrder()
  const answers = await Promise.all([1, 2, 3].map(() => reopen(shopper, orderNo, orderToken)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  expect(answers.find(({ status }) => status === 400)?.body.type).toMatch(/\/invalid-order-status$/)
})

it('refuses a wrong token, another shopper’s order and missing parameters, and leaves the basket alone', async () => {
  const [shopper, stranger] = await Promise.all([sandbox.loginGuest(), sandbox.loginGuest()])
  const { orderNo, orderToken } = await shopper.placeOrder()
  const basketId = await stranger.fillBasket()
  expect((await reopen(shopper, orderNo, 'guessed')).status).toBe(404)
  expect((await reopen(shopper, 'JAS99999999', orderToken)).status).toBe(404)
  expect((await reopen(stranger, orderNo, orderToken)).status).toBe(404)
  expect((await reopen(shopper, orderNo, '')).status).toBe(400)
  expect(await stranger.baskets.getBasket({ parameters: { basketId } })).toMatchObject({ basketId })
  expect(await shopper.orders.getOrder({ parameters: { orderNo } })).toMatchObject({ status: 'created' })
})

it('refuses an order that is on its way', async () => {
  const shopper = await sandbox.loginGuest()
  const { orderNo, orderToken } = await shopper.placeOrder()
  sandbox.setClock(60_000)
  await sandbox.advance('jasmin', orderNo, 'READY_FOR_SHIPPING')
  expect((await reopen(shopper, orderNo, orderToken)).status).toBe(400)
})

it('lets the vendor’s client fail an order, and gives the basket back when there is room for it', async () => {
  const shopper = await sandbox.register()
  const fail = (orderNo: string, reopenBasket: boolean) =>
    shopper.orders.failOrder({ parameters: { orderNo, reopenBasket }, body: {} })
  const first = await shopper.placeOrder()
  await fail(first.orderNo, true)
  const { baskets } = await shopper.customers.getCustomerBaskets({
    parameters: { customerId: shopper.customerId }
  })
  expect(baskets).toMatchObject([{ productItems: [{ productId: TEA }] }])

  const second = await shopper.orders.createOrder({ body: { basketId: baskets?.[0]?.basketId ?? '' } })
  await shopper.fillBasket()
  expect((await readRefusal(fail(second.orderNo ?? '', true))).body.type).toMatch(/quota-exceeded$/)
  expect(await shopper.orders.getOrder({ parameters: { orderNo: second.orderNo ?? '' } })).toMatchObject({
    status: 'created'
  })
  await fail(second.orderNo ?? '', false)
  expect((await readRefusal(fail(second.orderNo ?? '', false))).status).toBe(400)
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { address } from '../factories/address'
import { fillBasket, ORDERS, RARE, readProblem, startSandbox, TEA, type TestSandbox } from './checkout-setup'

let sandbox: TestSandbox
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'orders-'))
  sandbox = await startSandbox(path.join(folder, 'sandbox.db'))
})
afterAll(async () => {
  await sandbox.stop()
  rmSync(folder, { recursive: true })
})

const controller = (key: string, site = 'jasmin') =>
  `/on/demandware.store/Sites-${site}-Site/de-DE/Order-FindByCheckoutKey?checkoutKey=${key}`

describe('an order', () => {
  it('is placed from a complete basket and can be read by its shopper alone', async () => {
    const shopper = await sandbox.loginGuest()
    const order = await shopper.orders.createOrder({ body: { basketId: await fillBasket(shopper) } })
    expect(order).toMatchObject({
      orderNo: expect.stringMatching(/^JAS\d{8}$/),
      orderToken: expect.stringMatching(/^[\w-]{30,}$/),
      status: 'created',
      paymentStatus: 'not_paid',
      confirmationStatus: 'not_confirmed',
      exportStatus: 'not_exported',
      shippingStatus: 'not_shipped',
      c_overallStatus: 'PROCESSING',
      siteId: 'jasmin',
      channelType: 'storefront',
      currency: 'EUR',
      customerName: 'Lina Berg',
      customerInfo: { email: 'lina@example.com' },
      billingAddress: address,
      orderTotal: 23.99,
      productItems: [{ productId: TEA, quantity: 2, c_image: expect.stringMatching(/\/1\.jpg$/) }],
      paymentInstruments: [{ paymentMethodId: 'UNZER_INVOICE', amount: 23.99 }]
    })
    const parameters = { orderNo: order.orderNo ?? '' }
    expect(await shopper.orders.getOrder({ parameters })).toEqual(order)
    const stranger = await sandbox.loginGuest()
    expect(await readProblem(stranger.orders.getOrder({ parameters }))).toMatchObject({
      status: 404,
      slug: 'order-not-found'
    })
  })

  it('exists once after twenty simultaneous calls for one basket', async () => {
    const shopper = await sandbox.loginGuest()
    const basketId = await fillBasket(shopper, TEA, 1)
    const place = () => shopper.orders.createOrder({ body: { basketId } }, true)
    const answers = await Promise.all(Array.from({ length: 20 }, place))
    const placed = answers.filter(answer => answer.ok)
    const refused = answers.filter(answer => !answer.ok)
    expect(placed).toHaveLength(1)
    expect(refused.map(answer => answer.status)).toEqual(Array(19).fill(404))
    const problems = await Promise.all(refused.map(answer => answer.json() as Promise<{ type: string }>))
    expect(problems.every(({ type }) => type.endsWith('/basket-not-found'))).toBe(true)
  })

  it('goes to one of two shoppers who want the last piece; the other keeps the basket', async () => {
    const shoppers = await Promise.all([sandbox.loginGuest(), sandbox.loginGuest()])
    const basketIds = await Promise.all(shoppers.map(shopper => fillBasket(shopper, RARE, 1)))
    const calls = shoppers.map((shopper, index) =>
      shopper.orders.createOrder({ body: { basketId: basketIds[index] } })
    )
    const [first, second] = await Promise.allSettled(calls)
    const winner = first?.status === 'fulfilled' ? 0 : 1
    const loser = winner === 0 ? second : first
    expect(loser?.status).toBe('rejected')
    expect(await readProblem(Promise.reject((loser as PromiseRejectedResult).reason))).toMatchObject({
      status: 400,
      slug: 'product-item-not-available',
      arguments: { statusCode: 'OUT_OF_STOCK' }
    })
    const kept = shoppers[1 - winner]?.baskets.getBasket({
      parameters: { basketId: basketIds[1 - winner] ?? '' }
    })
    expect(await kept).toMatchObject({ productItems: [{ productId: RARE, c_orderable: false }] })
  })

  it.each(['{}', '{"basketId":7}', '[]', 'null', '{'])('is refused for the body %s', async body => {
    const { headers } = await sandbox.loginGuest()
    const response = await fetch(`${sandbox.origin}${ORDERS}?siteId=jasmin`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body
    })
    expect(response.status).toBe(400)
  })

  it('is refused for an incomplete basket with the reason', async () => {
    const { baskets, orders } = await sandbox.loginGuest()
    const { basketId } = await baskets.createBasket({
      body: { productItems: [{ productId: TEA, quantity: 1 }] }
    })
    expect(await readProblem(orders.createOrder({ body: { basketId } }))).toMatchObject({
      status: 400,
      slug: 'validation',
      validationType: 'ShippingAddressRequired'
    })
  })
})

describe('after a lost answer', () => {
  it('only its shopper finds the order by the basket’s checkout key', async () => {
    const shopper = await sandbox.loginGuest()
    const basketId = await fillBasket(shopper, TEA, 1, { c_checkoutKey: 'key-7' })
    const ask = (headers: Record<string, string>, key = 'key-7', site?: string) =>
      fetch(`${sandbox.origin}${controller(key, site)}`, { headers })
    expect((await ask(shopper.headers)).status).toBe(404)

    const { orderNo, orderToken } = await shopper.orders.createOrder({ body: { basketId } })
    const found = await ask(shopper.headers)
    expect(await found.json()).toEqual({ orderNo, orderToken })
    const stranger = await sandbox.loginGuest()
    const refusals = [
      ask(stranger.headers),
      ask({}),
      ask(shopper.headers, ''),
      ask(shopper.headers, 'key-7', 'puro')
    ]
    expect((await Promise.all(refusals)).map(answer => answer.status)).toEqual([404, 401, 400, 403])
  })
})

describe('a restart', () => {
  it('loses neither the basket nor the order nor the stock that was taken', async () => {
    const databasePath = path.join(folder, 'restart.db')
    const before = await startSandbox(databasePath)
    const shopper = await before.loginGuest()
    const order = await shopper.orders.createOrder({ body: { basketId: await fillBasket(shopper, RARE, 1) } })
    const { basketId = '' } = await shopper.baskets.createBasket({
      body: { productItems: [{ productId: TEA, quantity: 3 }] }
    })
    await before.stop()

    const after = await startSandbox(databasePath)
    const { orders, baskets } = after.createClients(shopper.token)
    expect(await orders.getOrder({ parameters: { orderNo: order.orderNo ?? '' } })).toEqual(order)
    expect(await baskets.getBasket({ parameters: { basketId } })).toMatchObject({
      productItems: [{ quantity: 3 }]
    })
    const again = baskets.addItemToBasket({
      parameters: { basketId },
      body: [{ productId: RARE, quantity: 1 }]
    })
    expect(await readProblem(again)).toMatchObject({ arguments: { statusCode: 'OUT_OF_STOCK' } })
    await after.stop()
  })
})

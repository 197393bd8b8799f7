import type { AttemptStore, OrderAttempt } from '../../app/features/checkout/order-attempt'
import { placeOrder, resumeOrder } from '../../app/features/checkout/place-order'
import { befall } from './befall'
import { faultCases } from './client-faults'
import { fillBasket } from './client-operations'
import { startClients, type Clients } from './client-setup'

let clients: Clients
beforeAll(async () => {
  clients = await startClients()
})
afterEach(async () => {
  jest.useRealTimers()
  await clients.switchOff()
})
afterAll(() => clients.stop())

/** A guest before the button that orders, as the page of the checkout puts the parts together. */
async function openCheckout() {
  const tab = await clients.openTab()
  const { platform } = tab
  const basketId = await fillBasket(tab)
  let attempt: OrderAttempt | undefined
  const attempts: AttemptStore = { read: () => attempt, write: next => void (attempt = next) }
  const parts = {
    attempts,
    findOrder: (checkoutKey: string) => platform.controllers.findOrderByCheckoutKey({ checkoutKey }),
    runAlone: <Result>(task: () => Promise<Result>) => task()
  }
  const order = async () => {
    const { c_checkoutKey: basketKey } = await platform.baskets
      .getBasket({ basketId })
      .catch(() => ({ c_checkoutKey: attempt?.key }))
    return placeOrder({
      ...parts,
      basketId,
      basketKey,
      createKey: () => crypto.randomUUID(),
      markBasket: key => platform.baskets.updateBasket({ basketId }, { c_checkoutKey: key }),
      createOrder: () => platform.orders.createOrder({}, { basketId })
    })
  }
  return { tab, order, resume: () => resumeOrder(parts), orders: await clients.countOrders() }
}

const PLACED = { kind: 'placed', orderNo: expect.any(String) }
const isRefusal = (what: string) => what === 'a 429'

it.each(Object.keys(faultCases))(
  'one click and %s end in one order at most, and the shop knows which',
  async what => {
    const { tab, order, orders } = await openCheckout()
    const operation = 'shopper-orders.createOrder'
    const { answer } = await befall(clients, tab, { operation, what }, order)
    const { isDone = false } = faultCases[what]!
    expect(answer).toMatchObject(isDone ? PLACED : { kind: isRefusal(what) ? 'refused' : 'not-placed' })
    expect(await clients.countCalls()).toMatchObject({ [operation]: 1 })
    expect((await clients.countOrders()) - orders).toBe(isDone ? 1 : 0)

    jest.useRealTimers()
    await clients.switchOff()
    expect(await order()).toMatchObject(isDone ? (answer as object) : PLACED)
    expect((await clients.countOrders()) - orders).toBe(1)
  }
)

it.each(Object.keys(faultCases))(
  'an order is not asked for when %s befalls the mark on its basket',
  async what => {
    const { tab, order, orders } = await openCheckout()
    const { answer } = await befall(clients, tab, { operation: 'updateBasket', what }, order)
    expect(answer).toMatchObject({ kind: isRefusal(what) ? 'refused' : 'not-placed' })
    expect(await clients.countCalls()).not.toHaveProperty(['shopper-orders.createOrder'])

    jest.useRealTimers()
    await clients.switchOff()
    expect(await order()).toMatchObject(PLACED)
    expect((await clients.countOrders()) - orders).toBe(1)
  }
)

it.each(Object.keys(faultCases))(
  'an order whose number is lost to %s is found later, and not placed twice',
  async what => {
    const { tab, order, resume, orders } = await openCheckout()
    await clients.switchOn({ operation: 'shopper-orders.createOrder', kind: 'drop-after', times: 1 })
    const operation = 'controllers.Order-FindByCheckoutKey'
    const { answer } = await befall(clients, tab, { operation, what }, order)
    expect(answer).toEqual({ kind: 'unknown' })

    jest.useRealTimers()
    await clients.switchOff()
    await clients.countCalls()
    const found = await order()
    expect(found).toMatchObject(PLACED)
    const counts = await clients.countCalls()
    expect(counts).toMatchObject({ [operation]: 1 })
    expect(counts).not.toHaveProperty(['shopper-orders.createOrder'])
    expect(counts).not.toHaveProperty(['shopper-baskets.updateBasket'])
    expect(await resume()).toEqual(found)
    expect((await clients.countOrders()) - orders).toBe(1)
  }
)

it('a token that was revoked meanwhile costs the shopper nothing: one order, one repeat', async () => {
  const { order, orders } = await openCheckout()
  await clients.switchOn({ operation: 'shopper-orders.createOrder', kind: 'revoke-token', times: 1 })
  await clients.countCalls()
  expect(await order()).toMatchObject(PLACED)
  expect(await clients.countCalls()).toMatchObject({
    'shopper-orders.createOrder': 2,
    'slas.getAccessToken': 1
  })
  expect((await clients.countOrders()) - orders).toBe(1)
})

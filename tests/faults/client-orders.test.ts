import type { AttemptStore, OrderAttempt } from '../../app/features/checkout/place-order/order-attempt'
import { placeOrder, resumeOrder } from '../../app/features/checkout/place-order/place-order'
import { isNotFound } from '../../app/platform/http/platform-error'
import { DEFAULT_DEADLINE, type Fetch } from '../../app/platform/http/send-request'
import { runWithFault } from './run-with-fault'
import { faultCases } from './client-faults'
import { fillBasket } from './client-operations'
import { pauseTimers, startClients, watch, type Clients } from './client-setup'

let clients: Clients
beforeAll(async () => {
  clients = await startClients()
})
afterEach(async () => {
  jest.useRealTimers()
  await clients.switchOff()
})
afterAll(() => clients.stop())

/**
 * A guest about to place an order, with the parts wired as on the checkout page. Time passes while the
 * shop waits between two queries; `onWait` is called meanwhile.
 */
async function openCheckout({
  through,
  onWait
}: { through?: Parameters<Clients['openTab']>[0]; onWait?: (waited: number) => Promise<unknown> } = {}) {
  const tab = await clients.openTab(through)
  const { platform } = tab
  const basketId = await fillBasket(tab)
  let attempt: OrderAttempt | undefined
  let waited = 0
  const attempts: AttemptStore = { read: () => attempt, write: next => void (attempt = next) }
  const parts = {
    attempts,
    findOrder: (checkoutKey: string) => platform.controllers.findOrderByCheckoutKey({ checkoutKey }),
    hasBasket: () =>
      platform.baskets.getBasket({ basketId }).then(
        () => true,
        (error: unknown) => {
          if (isNotFound(error)) return false
          throw error
        }
      ),
    now: () => waited,
    wait: async (ms: number) => {
      waited += ms
      await onWait?.(waited)
    },
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
      findChange: () => Promise.resolve(undefined),
      createOrder: () => platform.orders.createOrder({}, { basketId })
    })
  }
  return { tab, order, resume: () => resumeOrder(parts), orders: await clients.countOrders() }
}

const PLACED = { kind: 'placed', orderNo: expect.any(String) }

it.each(Object.keys(faultCases))(
  'one click and %s end in one order at most, and the shop knows which',
  async what => {
    const { tab, order, orders } = await openCheckout()
    const operation = 'shopper-orders.createOrder'
    const { answer } = await runWithFault(clients, tab, { operation, what }, order)
    const { isDone = false } = faultCases[what]!
    expect(answer).toMatchObject(isDone ? PLACED : { kind: 'not-found' })
    expect(await clients.countCalls()).toMatchObject({ [operation]: 1 })
    expect((await clients.countOrders()) - orders).toBe(isDone ? 1 : 0)

    jest.useRealTimers()
    await clients.switchOff()
    expect(await order()).toMatchObject(isDone ? (answer as object) : PLACED)
    expect((await clients.countOrders()) - orders).toBe(1)
  }
)

it.each(Object.keys(faultCases))(
  'an order is not asked for when marking its basket fails with %s',
  async what => {
    const { tab, order, orders } = await openCheckout()
    const { answer } = await runWithFault(clients, tab, { operation: 'updateBasket', what }, order)
    expect(answer).toMatchObject({ kind: 'not-placed' })
    expect(await clients.countCalls()).not.toHaveProperty(['shopper-orders.createOrder'])

    jest.useRealTimers()
    await clients.switchOff()
    expect(await order()).toMatchObject(PLACED)
    expect((await clients.countOrders()) - orders).toBe(1)
  }
)

const isOver = (what: string) => faultCases[what]!.waits === true

it.each(Object.keys(faultCases).filter(isOver))(
  'an order whose number is lost to %s is found by the next question',
  async what => {
    const { tab, order, orders } = await openCheckout()
    await clients.switchOn({ operation: 'shopper-orders.createOrder', kind: 'drop-after', times: 1 })
    const operation = 'controllers.Order-FindByCheckoutKey'
    const { answer } = await runWithFault(clients, tab, { operation, what }, order)
    expect(answer).toMatchObject(PLACED)
    expect((await clients.countOrders()) - orders).toBe(1)
  }
)

it.each(Object.keys(faultCases).filter(what => !isOver(what)))(
  'an order whose number is lost to %s is found later, and not placed twice',
  async what => {
    const { tab, order, resume, orders } = await openCheckout()
    await clients.switchOn({ operation: 'shopper-orders.createOrder', kind: 'drop-after', times: 1 })
    const operation = 'controllers.Order-FindByCheckoutKey'
    const { answer } = await runWithFault(clients, tab, { operation, what }, order)
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

it.each([
  { kind: 'refuse-after', status: 400 },
  { kind: 'refuse-after', status: 401 },
  { kind: 'refuse-after', status: 403 },
  { kind: 'refuse-after', status: 429 },
  { kind: 'html-after' }
])(
  'an order whose answer was replaced ($kind $status) is confirmed, and no refusal is shown',
  async fault => {
    const { order, resume, orders } = await openCheckout()
    await clients.switchOn({ operation: 'shopper-orders.createOrder', times: 1, ...fault })
    const placed = await order()
    expect(placed).toMatchObject(PLACED)
    expect(await resume()).toEqual(placed)
    expect((await clients.countOrders()) - orders).toBe(1)
  }
)

it.each([
  { kind: 'refuse-after', status: 429 },
  { kind: 'refuse-after', status: 401 },
  { kind: 'html-after' }
])('the outcome of an order is unknown while all answers are replaced ($kind $status)', async fault => {
  const { order, resume, orders } = await openCheckout()
  await clients.switchOn({ operation: 'shopper-orders.createOrder', ...fault })
  await clients.switchOn({ operation: 'controllers.Order-FindByCheckoutKey', ...fault })
  expect(await order()).toEqual({ kind: 'unknown' })
  expect(await order()).toEqual({ kind: 'unknown' })
  await clients.switchOff()
  expect(await resume()).toMatchObject(PLACED)
  expect((await clients.countOrders()) - orders).toBe(1)
})

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

/** The order is delayed for longer than the shop's deadline, and forwarded nevertheless. */
function holdOrder() {
  const held = { isHeld: false, forward: (): Promise<unknown> => Promise.resolve() }
  const through =
    (send: Fetch): Fetch =>
    (input, init) => {
      if (init?.method !== 'POST' || !/\/orders\?/.test(String(input))) return send(input, init)
      held.isHeld = true
      held.forward = () => send(input, { ...init, signal: undefined })
      return new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
      })
    }
  return { held, through }
}

it.each([
  ['a few seconds', 3_000],
  ['most of a minute', 50_000]
])('an order that reaches the platform %s after the deadline is confirmed', async (_what, after) => {
  const { held, through } = holdOrder()
  let forwarded: Promise<unknown> | undefined
  const onWait = (waited: number) =>
    waited >= after ? (forwarded ??= held.forward()) : Promise.resolve(undefined)
  const { order, orders, resume } = await openCheckout({ through, onWait })
  pauseTimers()
  const { seen, settled } = watch(order())
  while (!held.isHeld) await new Promise(resolve => setImmediate(resolve))
  jest.advanceTimersByTime(DEFAULT_DEADLINE)
  await settled
  expect(seen.answer).toMatchObject(PLACED)
  expect(await resume()).toEqual(seen.answer)
  expect((await clients.countOrders()) - orders).toBe(1)
})

it('an order that reaches the platform after everybody has given up is the only one of its basket', async () => {
  const { held, through } = holdOrder()
  const { order, resume, orders } = await openCheckout({ through })
  pauseTimers()
  const first = watch(order())
  while (!held.isHeld) await new Promise(resolve => setImmediate(resolve))
  jest.advanceTimersByTime(DEFAULT_DEADLINE)
  await first.settled
  expect(first.seen.answer).toEqual({ kind: 'not-found' })
  jest.useRealTimers()
  await held.forward()
  expect(await order()).toMatchObject(PLACED)
  expect(await resume()).toMatchObject(PLACED)
  expect((await clients.countOrders()) - orders).toBe(1)
})

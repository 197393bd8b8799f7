import { PlatformError, type PlatformErrorDetails } from '../../platform/http/platform-error'
import type { AttemptStore, OrderAttempt } from './order-attempt'
import { placeOrder, resumeOrder, type PlaceOrderParts } from './place-order'

const fail = (details: Partial<PlatformErrorDetails>) =>
  new PlatformError({ kind: 'fault', operation: 'createOrder', ...details })
const lost = fail({ kind: 'network' })
const late = fail({ kind: 'timeout' })
const down = fail({ kind: 'status', status: 503 })
const basketGone = fail({ status: 404, type: 'basket-not-found' })
const noOrder = fail({ status: 404, type: 'order-not-found' })
const refusal = fail({ status: 400, title: 'INVALID_PAYMENT_INSTRUMENTS' })

/** A shop in which one basket can become one order; calls are counted and can be made to fail. */
function createWorld() {
  let attempt: OrderAttempt | undefined
  const attempts: AttemptStore = { read: () => attempt, write: next => void (attempt = next) }
  const calls: string[] = []
  const world = { order: undefined as { key: string; orderNo: string } | undefined, marks: [] as string[] }
  let turn: Promise<unknown> = Promise.resolve()
  let keys = 0

  const parts: PlaceOrderParts = {
    basketId: 'basket-1',
    attempts,
    createKey: () => `key-${++keys}`,
    markBasket: key => {
      calls.push('mark')
      if (world.order) return Promise.reject(basketGone)
      world.marks.push(key)
      return Promise.resolve()
    },
    createOrder: () => {
      calls.push('create')
      if (world.order) return Promise.reject(basketGone)
      world.order = { key: world.marks.at(-1) ?? '', orderNo: 'JAS1' }
      return Promise.resolve({ orderNo: 'JAS1' })
    },
    findOrder: key => {
      calls.push('ask')
      return world.order?.key === key
        ? Promise.resolve({ orderNo: world.order.orderNo })
        : Promise.reject(noOrder)
    },
    runAlone: task => {
      const mine = turn.then(task)
      turn = mine.catch(() => undefined)
      return mine
    }
  }
  return { parts, calls, world, attempts }
}

/** Carries the order out and loses the answer. */
const losesAnswer = (parts: PlaceOrderParts, error: Error) => async () => {
  await parts.createOrder()
  throw error
}

it('marks the basket before it sends the order', async () => {
  const { parts, calls } = createWorld()
  await expect(placeOrder(parts)).resolves.toEqual({ kind: 'placed', orderNo: 'JAS1' })
  expect(calls).toEqual(['mark', 'create'])
})

it.each([
  ['the connection breaks', lost],
  ['the answer comes too late', late],
  ['the platform answers 503', down]
])('finds the order that exists although %s', async (_what, error) => {
  const { parts, calls } = createWorld()
  const result = await placeOrder({ ...parts, createOrder: losesAnswer(parts, error) })
  expect(result).toEqual({ kind: 'placed', orderNo: 'JAS1' })
  expect(calls).toEqual(['mark', 'create', 'ask'])
})

it('says that nothing was ordered when the order never arrived, and orders on the next try', async () => {
  const { parts, calls } = createWorld()
  const first = await placeOrder({ ...parts, createOrder: () => Promise.reject(lost) })
  expect(first).toEqual({ kind: 'not-placed' })
  await expect(placeOrder(parts)).resolves.toEqual({ kind: 'placed', orderNo: 'JAS1' })
  expect(calls.filter(call => call === 'create')).toHaveLength(1)
})

it('asks before it orders again while nobody knows what came of the first try', async () => {
  const { parts, calls } = createWorld()
  const first = await placeOrder({
    ...parts,
    createOrder: losesAnswer(parts, lost),
    findOrder: () => Promise.reject(lost)
  })
  expect(first).toEqual({ kind: 'unknown' })
  await expect(placeOrder(parts)).resolves.toEqual({ kind: 'placed', orderNo: 'JAS1' })
  expect(calls).toEqual(['mark', 'create', 'ask'])
})

it('stays unknown as long as the service that is asked cannot be reached', async () => {
  const { parts, calls } = createWorld()
  const unreachable = {
    ...parts,
    createOrder: () => Promise.reject(late),
    findOrder: () => Promise.reject(down)
  }
  await placeOrder(unreachable)
  await expect(placeOrder(unreachable)).resolves.toEqual({ kind: 'unknown' })
  expect(calls).toEqual(['mark'])
})

it('finds the order that arrived after the shop had asked for it in vain', async () => {
  const { parts, world } = createWorld()
  await placeOrder({ ...parts, createOrder: () => Promise.reject(late) })
  // The first call was only slow: the platform has carried it out by now.
  world.order = { key: world.marks[0]!, orderNo: 'JAS1' }
  await expect(placeOrder({ ...parts, basketKey: world.marks[0] })).resolves.toEqual({
    kind: 'placed',
    orderNo: 'JAS1'
  })
})

it('sends one order for two clicks at once', async () => {
  const { parts, calls } = createWorld()
  const results = await Promise.all([placeOrder(parts), placeOrder(parts)])
  expect(results).toEqual([
    { kind: 'placed', orderNo: 'JAS1' },
    { kind: 'placed', orderNo: 'JAS1' }
  ])
  expect(calls).toEqual(['mark', 'create'])
})

it('shows the order of the first tab in the second one, with and without shared storage', async () => {
  const { parts, calls } = createWorld()
  let own: OrderAttempt | undefined
  const secondTab = {
    ...parts,
    basketKey: 'key-1',
    attempts: { read: () => own, write: (next: OrderAttempt) => void (own = next) }
  }
  const results = await Promise.all([placeOrder(parts), placeOrder(secondTab)])
  expect(results[1]).toEqual({ kind: 'placed', orderNo: 'JAS1' })
  expect(calls).toEqual(['mark', 'create', 'ask'])
})

it('tells a refusal and leaves the next try free', async () => {
  const { parts, calls } = createWorld()
  const first = await placeOrder({ ...parts, createOrder: () => Promise.reject(refusal) })
  expect(first).toEqual({ kind: 'refused', error: refusal })
  await expect(placeOrder({ ...parts, basketKey: 'key-1' })).resolves.toMatchObject({ kind: 'placed' })
  expect(calls).toEqual(['mark', 'create'])
})

it('sends nothing when the basket cannot be marked', async () => {
  const { parts, calls } = createWorld()
  await expect(placeOrder({ ...parts, markBasket: () => Promise.reject(lost) })).resolves.toEqual({
    kind: 'not-placed'
  })
  expect(calls).toEqual([])
})

it('says that the basket is gone when neither it nor an order exists', async () => {
  const { parts } = createWorld()
  const result = await placeOrder({ ...parts, createOrder: () => Promise.reject(basketGone) })
  expect(result).toEqual({ kind: 'basket-gone' })
})

it('does not take an attempt for another basket for its own', async () => {
  const { parts, attempts } = createWorld()
  attempts.write({ basketId: 'basket-0', key: 'key-0', isSent: true, orderNo: 'JAS0' })
  await expect(placeOrder(parts)).resolves.toEqual({ kind: 'placed', orderNo: 'JAS1' })
})

it('finds a lost order after a restart without ordering', async () => {
  const { parts, calls } = createWorld()
  await placeOrder({ ...parts, createOrder: losesAnswer(parts, lost), findOrder: () => Promise.reject(down) })
  await expect(resumeOrder(parts)).resolves.toEqual({ kind: 'placed', orderNo: 'JAS1' })
  expect(calls).toEqual(['mark', 'create', 'ask'])
})

import { PlatformError, type PlatformErrorDetails } from '../../../platform/http/platform-error'
import { noteUnpaid, type AttemptStore, type OrderAttempt } from './order-attempt'
import { placeOrder, resumeOrder, type PlaceOrderParts } from './place-order'

const fail = (details: Partial<PlatformErrorDetails>) =>
  new PlatformError({ kind: 'fault', operation: 'createOrder', ...details })
const lost = fail({ kind: 'network' })
const late = fail({ kind: 'timeout' })
const down = fail({ kind: 'status', status: 503 })
const basketGone = fail({ status: 404, type: 'basket-not-found' })
const noOrder = fail({ status: 404, type: 'order-not-found' })
const refusal = fail({
  status: 400,
  title: 'INVALID_PAYMENT_INSTRUMENTS',
  type: 'validation',
  isPlatformProblem: true
})

/** A shop in which one basket can become one order; calls are counted and can be made to fail. */
function createFakePlatform() {
  let attempt: OrderAttempt | undefined
  const attempts: AttemptStore = { read: () => attempt, write: next => void (attempt = next) }
  const calls: string[] = []
  const world = { order: undefined as { key: string; orderNo: string } | undefined, marks: [] as string[] }
  let turn: Promise<unknown> = Promise.resolve()
  let keys = 0
  /** Time passes while the shop waits, and not otherwise; `after` says what happens in the world meanwhile. */
  const clock = { at: Date.parse('2026-11-22T10:00:00Z'), after: (_waited: number) => undefined as unknown }
  const begun = clock.at

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
    findChange: () => Promise.resolve(undefined),
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
    hasBasket: () => Promise.resolve(!world.order),
    now: () => clock.at,
    wait: ms => {
      clock.at += ms
      return Promise.resolve(clock.after(clock.at - begun)).then(() => undefined)
    },
    runAlone: task => {
      const mine = turn.then(task)
      turn = mine.catch(() => undefined)
      return mine
    }
  }
  return { parts, calls, world, attempts, clock, waited: () => clock.at - begun }
}

/** Carries the order out and loses the answer. */
const losesAnswer = (parts: PlaceOrderParts, error: Error) => async () => {
  await parts.createOrder()
  throw error
}

it('marks the basket before it sends the order', async () => {
  const { parts, calls } = createFakePlatform()
  await expect(placeOrder(parts)).resolves.toEqual({ kind: 'placed', orderNo: 'JAS1' })
  expect(calls).toEqual(['mark', 'create'])
})

it.each([
  ['the connection breaks', lost],
  ['the answer comes too late', late],
  ['the platform answers 503', down]
])('finds the order that exists although %s', async (_what, error) => {
  const { parts, calls } = createFakePlatform()
  const result = await placeOrder({ ...parts, createOrder: losesAnswer(parts, error) })
  expect(result).toEqual({ kind: 'placed', orderNo: 'JAS1' })
  expect(calls).toEqual(['mark', 'create', 'ask'])
})

/** Answers of gateways, firewalls and login pages in front of the platform, none of them the platform's word on the order. */
const SWAPPED = [
  ['400 with a page', fail({ kind: 'status', status: 400 })],
  ['400 with a problem of a gateway', fail({ status: 400, type: 'validation', title: 'Bad Request' })],
  [
    '400 with a problem of the platform that says nothing of the order',
    fail({ status: 400, type: 'bad-request', isPlatformProblem: true })
  ],
  ['401', fail({ status: 401, type: 'unauthorized', isPlatformProblem: true })],
  ['403', fail({ status: 403, type: 'forbidden', isPlatformProblem: true })],
  ['404 with a page', fail({ kind: 'status', status: 404 })],
  ['429', fail({ status: 429, type: 'too-many-requests', isPlatformProblem: true })],
  ['200 with an error in it', fail({ status: 200, detail: 'Something is wrong' })],
  ['200 with a page', fail({ kind: 'unreadable', status: 200 })],
  ['the refusal of a session', new PlatformError({ kind: 'fault', operation: 'session', status: 400 })]
] as const

it.each(SWAPPED)('finds the order whose answer was replaced by %s', async (_what, error) => {
  const { parts, calls } = createFakePlatform()
  const result = await placeOrder({ ...parts, createOrder: losesAnswer(parts, error) })
  expect(result).toEqual({ kind: 'placed', orderNo: 'JAS1' })
  expect(calls).toEqual(['mark', 'create', 'ask'])
})

it.each(SWAPPED)('never tells a refusal for %s while the order cannot be asked for', async (_what, error) => {
  const { parts, attempts } = createFakePlatform()
  const findOrder = () => Promise.reject(error)
  const result = await placeOrder({ ...parts, createOrder: losesAnswer(parts, error), findOrder })
  expect(result).toEqual({ kind: 'unknown' })
  expect(attempts.read()).toMatchObject({ isSent: true })
})

it.each([
  'validation',
  'product-item-not-available',
  'minimum-order-not-reached',
  'coupon-code-expired',
  'gift-certificate-disabled'
])('believes the platform that it refused the order for %s, without asking for it', async type => {
  const error = fail({ status: 400, type, isPlatformProblem: true })
  const { parts, calls } = createFakePlatform()
  const result = await placeOrder({ ...parts, createOrder: () => Promise.reject(error) })
  expect(result).toEqual({ kind: 'refused', error })
  expect(calls).toEqual(['mark'])
})

it('says that nothing was sent when a gateway refuses to have the basket marked', async () => {
  const { parts, calls } = createFakePlatform()
  const markBasket = () => Promise.reject(fail({ status: 429, type: 'too-many-requests' }))
  await expect(placeOrder({ ...parts, markBasket })).resolves.toEqual({ kind: 'not-placed' })
  expect(calls).toEqual([])
})

it('does not take the 404 of a gateway for a basket that is gone', async () => {
  const { parts } = createFakePlatform()
  const findChange = () => Promise.reject(fail({ kind: 'status', status: 404 }))
  await expect(placeOrder({ ...parts, findChange })).resolves.toEqual({ kind: 'not-placed' })
})

it('finds the order that a slow platform places after the shop has asked for it in vain', async () => {
  const { parts, world, clock, calls } = createFakePlatform()
  clock.after = waited => waited >= 4_000 && (world.order = { key: 'key-1', orderNo: 'JAS1' })
  const result = await placeOrder({ ...parts, createOrder: () => Promise.reject(late) })
  expect(result).toEqual({ kind: 'placed', orderNo: 'JAS1' })
  expect(calls).not.toContain('create')
})

it('asks for a minute before it says that the order has not arrived, and orders on the next try', async () => {
  const { parts, calls, waited } = createFakePlatform()
  const first = await placeOrder({ ...parts, createOrder: () => Promise.reject(late) })
  expect(first).toEqual({ kind: 'not-found' })
  expect(waited()).toBe(60_000)
  expect(calls.filter(call => call === 'ask').length).toBeLessThanOrEqual(16)
  await expect(placeOrder({ ...parts, basketKey: 'key-1' })).resolves.toEqual({
    kind: 'placed',
    orderNo: 'JAS1'
  })
  expect(calls.filter(call => call === 'create')).toHaveLength(1)
  expect(waited()).toBe(60_000)
})

it('tells when finding out begins to take its time, and not when the answer comes at once', async () => {
  const onLooking = jest.fn()
  await placeOrder({ ...createFakePlatform().parts, onLooking })
  expect(onLooking).not.toHaveBeenCalled()
  await placeOrder({ ...createFakePlatform().parts, onLooking, createOrder: () => Promise.reject(late) })
  expect(onLooking).toHaveBeenCalledTimes(1)
})

it('finds the order once the platform is back after 40 seconds', async () => {
  const { parts, clock } = createFakePlatform()
  let isBack = false
  clock.after = waited => (isBack = waited >= 40_000)
  const result = await placeOrder({
    ...parts,
    createOrder: losesAnswer(parts, lost),
    findOrder: key => (isBack ? parts.findOrder(key) : Promise.reject(down))
  })
  expect(result).toEqual({ kind: 'placed', orderNo: 'JAS1' })
})

it('does not know when the platform stays away for the whole minute, and asks before it orders again', async () => {
  const { parts, calls, waited } = createFakePlatform()
  const first = await placeOrder({
    ...parts,
    createOrder: losesAnswer(parts, lost),
    findOrder: () => Promise.reject(lost)
  })
  expect([first, waited()]).toEqual([{ kind: 'unknown' }, 60_000])
  await expect(placeOrder(parts)).resolves.toEqual({ kind: 'placed', orderNo: 'JAS1' })
  expect(calls).toEqual(['mark', 'create', 'ask'])
})

it.each([
  ['the basket is gone too', () => Promise.resolve(false)],
  ['nobody can say whether the basket is there', () => Promise.reject(down)]
])('does not know either when there is no order and %s', async (_what, hasBasket) => {
  const { parts } = createFakePlatform()
  const result = await placeOrder({ ...parts, hasBasket, createOrder: () => Promise.reject(late) })
  expect(result).toEqual({ kind: 'unknown' })
})

it('finds the order that its basket becomes at the last moment', async () => {
  const { parts, world } = createFakePlatform()
  const hasBasket = () => {
    world.order = { key: 'key-1', orderNo: 'JAS1' }
    return Promise.resolve(false)
  }
  const result = await placeOrder({ ...parts, hasBasket, createOrder: () => Promise.reject(late) })
  expect(result).toEqual({ kind: 'placed', orderNo: 'JAS1' })
})

it('goes on asking for the rest of the minute after a reload, before it orders anything', async () => {
  const { parts, calls, clock, waited, world } = createFakePlatform()
  const reload = new Error('the page is gone')
  const isGone = () => Promise.reject(reload)
  const first = placeOrder({ ...parts, createOrder: () => Promise.reject(late), wait: isGone })
  await expect(first).rejects.toBe(reload)
  clock.at += 20_000
  clock.after = after => after >= 50_000 && (world.order = { key: 'key-1', orderNo: 'JAS1' })
  await expect(placeOrder({ ...parts, basketKey: 'key-1' })).resolves.toEqual({
    kind: 'placed',
    orderNo: 'JAS1'
  })
  expect(calls).not.toContain('create')
  expect(waited()).toBeLessThanOrEqual(60_000)
})

it('keeps nobody waiting because a clock was set back', async () => {
  const { parts, attempts, clock, waited } = createFakePlatform()
  attempts.write({ basketId: 'basket-1', key: 'key-1', isSent: true, askUntil: clock.at + 7_200_000 })
  await expect(resumeOrder(parts)).resolves.toEqual({ kind: 'not-found' })
  expect(waited()).toBe(60_000)
})

it('stays unknown as long as the service that is asked cannot be reached', async () => {
  const { parts, calls } = createFakePlatform()
  const unreachable = {
    ...parts,
    createOrder: () => Promise.reject(late),
    findOrder: () => Promise.reject(down)
  }
  await placeOrder(unreachable)
  await expect(placeOrder(unreachable)).resolves.toEqual({ kind: 'unknown' })
  expect(calls).toEqual(['mark'])
})

it('says that the order may be on its way when the next try finds the basket gone', async () => {
  const { parts, attempts } = createFakePlatform()
  await placeOrder({ ...parts, createOrder: () => Promise.reject(late) })
  const next = {
    ...parts,
    basketKey: 'key-1',
    createOrder: () => Promise.reject(basketGone),
    hasBasket: () => Promise.resolve(false)
  }
  await expect(placeOrder(next)).resolves.toEqual({ kind: 'unknown' })
  expect(attempts.read()).toMatchObject({ isSent: true })
})

it('does not forget an earlier try because the next one is refused', async () => {
  const { parts, attempts } = createFakePlatform()
  await placeOrder({ ...parts, createOrder: () => Promise.reject(late) })
  const next = { ...parts, basketKey: 'key-1', createOrder: () => Promise.reject(refusal) }
  await expect(placeOrder(next)).resolves.toEqual({ kind: 'refused', error: refusal })
  expect(attempts.read()).toMatchObject({ isSent: true })
})

it('sends one order for two clicks at once', async () => {
  const { parts, calls } = createFakePlatform()
  const results = await Promise.all([placeOrder(parts), placeOrder(parts)])
  expect(results).toEqual([
    { kind: 'placed', orderNo: 'JAS1' },
    { kind: 'placed', orderNo: 'JAS1' }
  ])
  expect(calls).toEqual(['mark', 'create'])
})

it('shows the order of the first tab in the second one, with and without shared storage', async () => {
  const { parts, calls } = createFakePlatform()
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
  const { parts, calls } = createFakePlatform()
  const first = await placeOrder({ ...parts, createOrder: () => Promise.reject(refusal) })
  expect(first).toEqual({ kind: 'refused', error: refusal })
  await expect(placeOrder({ ...parts, basketKey: 'key-1' })).resolves.toMatchObject({ kind: 'placed' })
  expect(calls).toEqual(['mark', 'create'])
})

it('sends nothing when the basket cannot be marked', async () => {
  const { parts, calls } = createFakePlatform()
  await expect(placeOrder({ ...parts, markBasket: () => Promise.reject(lost) })).resolves.toEqual({
    kind: 'not-placed'
  })
  expect(calls).toEqual([])
})

it('says that the basket is gone when neither it nor an order exists', async () => {
  const { parts } = createFakePlatform()
  const result = await placeOrder({ ...parts, createOrder: () => Promise.reject(basketGone) })
  expect(result).toEqual({ kind: 'basket-gone' })
})

it('does not take an attempt for another basket for its own', async () => {
  const { parts, attempts } = createFakePlatform()
  attempts.write({ basketId: 'basket-0', key: 'key-0', isSent: true, orderNo: 'JAS0' })
  await expect(placeOrder(parts)).resolves.toEqual({ kind: 'placed', orderNo: 'JAS1' })
})

it('finds a lost order after a restart without ordering', async () => {
  const { parts, calls } = createFakePlatform()
  await placeOrder({ ...parts, createOrder: losesAnswer(parts, lost), findOrder: () => Promise.reject(down) })
  await expect(resumeOrder(parts)).resolves.toEqual({ kind: 'placed', orderNo: 'JAS1' })
  expect(calls).toEqual(['mark', 'create', 'ask'])
})

it('does not know what came of an order after a restart without basket and order', async () => {
  const { parts } = createFakePlatform()
  await placeOrder({
    ...parts,
    createOrder: () => Promise.reject(late),
    findOrder: () => Promise.reject(down)
  })
  await expect(resumeOrder({ ...parts, hasBasket: () => Promise.resolve(false) })).resolves.toEqual({
    kind: 'unknown'
  })
})

it('has nothing to find out a day later', async () => {
  const { parts, clock } = createFakePlatform()
  await placeOrder({
    ...parts,
    createOrder: () => Promise.reject(late),
    findOrder: () => Promise.reject(down)
  })
  clock.at += 25 * 60 * 60_000
  await expect(resumeOrder(parts)).resolves.toEqual({ kind: 'basket-gone' })
})

describe('a basket that has changed since the shopper saw it', () => {
  const change = { currency: 'EUR', total: { before: 10, now: 12 }, lines: [], added: [] }

  it('is not ordered; the difference is told, and the next click is free', async () => {
    const { parts, calls, attempts } = createFakePlatform()
    const changed = { ...parts, findChange: () => Promise.resolve(change) }
    await expect(placeOrder(changed)).resolves.toEqual({ kind: 'changed', change })
    expect(calls).toEqual(['mark'])
    expect(attempts.read()).toMatchObject({ isSent: false })
    await expect(placeOrder({ ...parts, basketKey: 'key-1' })).resolves.toMatchObject({ kind: 'placed' })
  })

  it.each([
    ['cannot be read', lost, 'not-placed'],
    ['is gone', basketGone, 'basket-gone']
  ])('is not ordered either when it %s', async (_what, error, kind) => {
    const { parts, calls } = createFakePlatform()
    const result = await placeOrder({ ...parts, findChange: () => Promise.reject(error) })
    expect(result).toMatchObject({ kind })
    expect(calls).not.toContain('create')
  })
})

it.each([[{ continueAt: 'https://pay.example/1' }], [{}]])(
  'remembers an order that still has to be paid (%j), so that a later visit finds it',
  async payment => {
    const { parts, attempts } = createFakePlatform()
    const createOrder = () => Promise.resolve({ orderNo: 'JAS1', payment })
    await expect(placeOrder({ ...parts, createOrder })).resolves.toEqual({
      kind: 'placed',
      orderNo: 'JAS1',
      payment
    })
    expect(attempts.read()).toMatchObject({ orderNo: 'JAS1', isUnpaid: true })
    noteUnpaid(attempts, 'JAS2', false)
    expect(attempts.read()).toMatchObject({ isUnpaid: true })
    noteUnpaid(attempts, 'JAS1', false)
    expect(attempts.read()).not.toHaveProperty('isUnpaid')
    noteUnpaid(attempts, 'JAS1', true)
    expect(attempts.read()).toMatchObject({ basketId: 'basket-1', isUnpaid: true })
  }
)

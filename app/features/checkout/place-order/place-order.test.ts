import {
  basketGone,
  createFakePlatform,
  down,
  late,
  losesAnswer,
  lost,
  refusal
} from '../../../../tests/factories/fake-order-platform'
import { noteUnpaid, type OrderAttempt } from './order-attempt'
import { placeOrder, resumeOrder } from './place-order'

it('marks the basket before it sends the order', async () => {
  const { parts, calls } = createFakePlatform()
  await expect(placeOrder(parts)).resolves.toEqual({ kind: 'placed', orderNo: 'JAS1' })
  expect(calls).toEqual(['mark', 'create'])
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

it('reports a refusal and allows the next attempt', async () => {
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

it('does not look for an order a day later', async () => {
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

  it('is not ordered; the difference is shown, and the next click is allowed', async () => {
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

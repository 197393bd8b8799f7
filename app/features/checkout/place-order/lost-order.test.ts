import {
  createFakePlatform,
  down,
  fail,
  late,
  losesAnswer,
  lost
} from '../../../../tests/factories/fake-order-platform'
import { PlatformError } from '../../../platform/http/platform-error'
import { placeOrder, resumeOrder } from './place-order'

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

it.each(SWAPPED)('never reports a refusal for %s while the order cannot be read', async (_what, error) => {
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

it('searches for a minute before it reports a missing order, and orders on the next attempt', async () => {
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

it('reports a longer search, and nothing when the response is immediate', async () => {
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

it('does not wait longer because a clock was set back', async () => {
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

import type { AttemptStore, OrderAttempt } from '../../app/features/checkout/place-order/order-attempt'
import type { PlaceOrderParts } from '../../app/features/checkout/place-order/place-order'
import { PlatformError, type PlatformErrorDetails } from '../../app/platform/http/platform-error'

export const fail = (details: Partial<PlatformErrorDetails>) =>
  new PlatformError({ kind: 'fault', operation: 'createOrder', ...details })
export const lost = fail({ kind: 'network' })
export const late = fail({ kind: 'timeout' })
export const down = fail({ kind: 'status', status: 503 })
export const basketGone = fail({ status: 404, type: 'basket-not-found' })
const noOrder = fail({ status: 404, type: 'order-not-found' })
export const refusal = fail({
  status: 400,
  title: 'INVALID_PAYMENT_INSTRUMENTS',
  type: 'validation',
  isPlatformProblem: true
})

/** A shop in which one basket can become one order; calls are counted and can be made to fail. */
export function createFakePlatform() {
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
export const losesAnswer = (parts: PlaceOrderParts, error: Error) => async () => {
  await parts.createOrder()
  throw error
}

import type { AttemptStore } from './order-attempt'
import { isOrderMissing } from './proven-refusal'

/** How long an order may still arrive after an unclear failure; the same in milliseconds. */
export const LOOK_MINUTES = 1
export const LOOK_MS = LOOK_MINUTES * 60_000

/** Polling delays, in milliseconds; the last one is repeated. */
const PAUSES = [1_000, 2_000, 3_000, 5_000]

/** The dependencies of looking for an order. */
export interface LookParts {
  basketId: string
  attempts: AttemptStore
  /** The order with this checkout key; rejects with a 404 while there is none. */
  findOrder(key: string): Promise<{ orderNo: string }>
  /** Whether the basket still exists, i.e. has not become an order. */
  hasBasket(basketId: string): Promise<boolean>
  /** Milliseconds since the epoch. */
  now(): number
  /** Resolves after the given milliseconds, or sooner when it is worth asking again; rejects when the page is left. */
  wait(ms: number): Promise<void>
  /** Called when looking for the order takes longer. */
  onLooking?: () => void
}

type Placed = { kind: 'placed'; orderNo: string }
type Unknown = { kind: 'unknown' }
/** No order so far, although all services responded. */
type Missing = { kind: 'missing' }

/**
 * Polls for an order by its checkout key until it is found or the time `until` has passed, at least
 * once. A slow platform may place it after an unsuccessful query, so
 * only the last response counts; without a response the outcome stays unknown.
 */
export async function lookForOrder(
  parts: LookParts,
  key: string,
  until: number
): Promise<Placed | Missing | Unknown> {
  // A clock that was set back must not keep anybody waiting.
  const end = Math.min(until, parts.now() + LOOK_MS)
  if (parts.now() < end) parts.onLooking?.()
  for (let turn = 0; ; turn += 1) {
    const answer = await ask(parts, key)
    const left = end - parts.now()
    if (answer.kind === 'placed' || left <= 0) return answer
    await parts.wait(Math.min(PAUSES[turn] ?? PAUSES.at(-1)!, left))
  }
}

/**
 * The outcome for an order that was sent and is still missing: if its basket still exists,
 * the order has not arrived so far (`not-found`), and the same basket never becomes two orders.
 * Without the basket the outcome is unknown.
 */
export async function judgeMissing(
  parts: LookParts,
  key: string
): Promise<Placed | Unknown | { kind: 'not-found' }> {
  const hasBasket = await parts.hasBasket(parts.basketId).catch(() => undefined)
  if (hasBasket) return { kind: 'not-found' }
  // It may have become an order between the two calls.
  const answer = hasBasket === false ? await ask(parts, key) : undefined
  return answer?.kind === 'placed' ? answer : { kind: 'unknown' }
}

async function ask(
  { basketId, attempts, findOrder }: LookParts,
  key: string
): Promise<Placed | Missing | Unknown> {
  try {
    const { orderNo } = await findOrder(key)
    attempts.write({ basketId, key, isSent: true, orderNo })
    return { kind: 'placed', orderNo }
  } catch (error) {
    return { kind: isOrderMissing(error) ? 'missing' : 'unknown' }
  }
}

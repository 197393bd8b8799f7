import { isNotFound } from '../../../platform/http/platform-error'
import type { AttemptStore } from './order-attempt'

/** After an unclear failure an order may still be on its way for so long, in milliseconds. */
export const LOOK_MS = 60_000

/** Pauses between two questions, in milliseconds; the last one goes on. */
const PAUSES = [1_000, 2_000, 3_000, 5_000]

/** What finding out about an order needs of the world. */
export interface LookParts {
  basketId: string
  attempts: AttemptStore
  /** The order with this mark; rejects with a 404 while there is none. */
  findOrder(key: string): Promise<{ orderNo: string }>
  /** Whether the basket is still one, and no order. */
  hasBasket(basketId: string): Promise<boolean>
  /** Milliseconds since the epoch. */
  now(): number
  /** Ends after so many milliseconds, or sooner when it is worth asking again; rejects when nobody waits any more. */
  wait(ms: number): Promise<void>
  /** Hears that finding out takes its time. */
  onLooking?: () => void
}

type Placed = { kind: 'placed'; orderNo: string }
type Unknown = { kind: 'unknown' }
/** No order so far, although everybody was there to be asked. */
type Missing = { kind: 'missing' }

/**
 * Asks for an order by its mark until it is found or the time `until` is over, and once
 * at least. A platform that is slow may place it after the shop has asked in vain, so
 * only the last answer counts; a service that does not answer leaves it open.
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
 * What can be said of an order that was sent and is still missing: with its basket there
 * it has not arrived so far (`not-found`), and the same basket never becomes two orders.
 * Without the basket nobody knows.
 */
export async function judgeMissing(
  parts: LookParts,
  key: string
): Promise<Placed | Unknown | { kind: 'not-found' }> {
  const hasBasket = await parts.hasBasket(parts.basketId).catch(() => undefined)
  if (hasBasket) return { kind: 'not-found' }
  // It may have become an order between the two questions.
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
    return { kind: isNotFound(error) ? 'missing' : 'unknown' }
  }
}

import { localStore } from '../../../browser/storage'

/** An attempt to order one basket. */
export interface OrderAttempt {
  basketId: string
  /** The checkout key on the basket. */
  key: string
  /** The order has been sent and its outcome is unknown. */
  isSent: boolean
  /** Until then an order that was sent may still arrive; milliseconds since the epoch. */
  askUntil?: number
  /** Set once the order is known to exist. */
  orderNo?: string
  /** It waits for its payment, which may still fail; see `isUnpaid` of the order's page. */
  isUnpaid?: boolean
}

/** Stores the payment state of the last order; other orders are ignored. */
export function noteUnpaid(attempts: AttemptStore, orderNo: string, isUnpaid: boolean): void {
  const { isUnpaid: former = false, ...last } = attempts.read() ?? {}
  if (!('basketId' in last) || last.orderNo !== orderNo || former === isUnpaid) return
  attempts.write(isUnpaid ? { ...last, isUnpaid } : last)
}

export interface AttemptStore {
  read(): OrderAttempt | undefined
  write(attempt: OrderAttempt): void
}

/** After this time the search for a missing order ends; only the confirmation e-mail can settle it. */
const FORGET_MS = 24 * 60 * 60_000

/** The attempt with an unknown outcome; undefined when there is none of the last day. */
export function findOpenAttempt(attempts: AttemptStore, now: number): OrderAttempt | undefined {
  const attempt = attempts.read()
  if (!attempt?.isSent || attempt.orderNo) return undefined
  return now - (attempt.askUntil ?? now) > FORGET_MS ? undefined : attempt
}

/**
 * Stores the last attempt of a site where all tabs see it and a restart of the browser
 * does not lose it. Contains random ids, a time and an order number, nothing about the shopper.
 */
export function createAttemptStore(siteId: string): AttemptStore {
  const name = `checkout_${siteId}`
  return {
    read() {
      try {
        return parseAttempt(JSON.parse(localStore.read(name) ?? 'null'))
      } catch {
        // Not in our format.
        return undefined
      }
    },
    write: attempt => void localStore.write(name, JSON.stringify(attempt))
  }
}

function parseAttempt(value: unknown): OrderAttempt | undefined {
  const { basketId, key, isSent, askUntil, orderNo, isUnpaid } = (value ?? {}) as Record<string, unknown>
  if (typeof basketId !== 'string' || typeof key !== 'string') return undefined
  return {
    basketId,
    key,
    isSent: isSent === true,
    askUntil: typeof askUntil === 'number' ? askUntil : undefined,
    orderNo: typeof orderNo === 'string' ? orderNo : undefined,
    ...(isUnpaid === true && { isUnpaid })
  }
}

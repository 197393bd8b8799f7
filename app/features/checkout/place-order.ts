import { isNotFound, isPlatformError, isUnclear } from '../../platform/http/platform-error'
import type { AttemptStore } from './order-attempt'

/** What placing an order needs of the world. */
export interface PlaceOrderParts {
  basketId: string
  /** The mark that the basket carries already. */
  basketKey?: string
  attempts: AttemptStore
  createKey(): string
  /** Writes the mark on the basket. */
  markBasket(key: string): Promise<unknown>
  createOrder(): Promise<{ orderNo?: string }>
  /** The order with this mark; rejects with a 404 while there is none. */
  findOrder(key: string): Promise<{ orderNo: string }>
  /** One at a time across all tabs. */
  runAlone<Result>(task: () => Promise<Result>): Promise<Result>
}

export type PlaceOrderResult =
  | { kind: 'placed'; orderNo: string }
  /** The platform says no, for a reason; nothing was ordered. */
  | { kind: 'refused'; error: unknown }
  /** The order was not sent, or it is certain that it did not arrive: trying again is safe. */
  | { kind: 'not-placed' }
  /** Nobody can say right now; trying again asks before it orders. */
  | { kind: 'unknown' }
  /** Neither basket nor order are there. */
  | { kind: 'basket-gone' }

/**
 * Places an order once, whatever happens on the way: a double click, a second tab, a lost
 * answer, a restart. The basket is marked before the first try; after an unclear failure
 * the order is looked for by that mark, and never sent again before that answer is known.
 */
export const placeOrder = (parts: PlaceOrderParts): Promise<PlaceOrderResult> =>
  parts.runAlone(() => run(parts))

/** Finds out what came of an attempt that was sent; asks only, never orders. */
export const resumeOrder = (
  parts: Pick<PlaceOrderParts, 'attempts' | 'findOrder' | 'runAlone'>
): Promise<PlaceOrderResult> =>
  parts.runAlone(async () => {
    const attempt = parts.attempts.read()
    if (!attempt) return { kind: 'basket-gone' }
    if (attempt.orderNo) return { kind: 'placed', orderNo: attempt.orderNo }
    return ask({ ...parts, basketId: attempt.basketId }, attempt.key)
  })

async function run(parts: PlaceOrderParts): Promise<PlaceOrderResult> {
  const { basketId, basketKey, attempts } = parts
  const last = attempts.read()
  const former = last?.basketId === basketId ? last : undefined
  if (former?.orderNo) return { kind: 'placed', orderNo: former.orderNo }

  const key = basketKey ?? former?.key ?? parts.createKey()
  // A mark without a record comes from somewhere that may have sent the order.
  if (former?.isSent || (basketKey && !former)) {
    const asked = await ask(parts, former?.key ?? key)
    if (asked.kind !== 'not-placed') return asked
  }
  attempts.write({ basketId, key, isSent: false })
  if (basketKey !== key) {
    try {
      await parts.markBasket(key)
    } catch (error) {
      if (isBasketGone(error)) return askForGoneBasket(parts, key)
      return isUnclear(error) ? { kind: 'not-placed' } : { kind: 'refused', error }
    }
  }
  return send(parts, key)
}

async function send(parts: PlaceOrderParts, key: string): Promise<PlaceOrderResult> {
  const { basketId, attempts } = parts
  attempts.write({ basketId, key, isSent: true })
  try {
    const { orderNo } = await parts.createOrder()
    if (!orderNo) return ask(parts, key)
    attempts.write({ basketId, key, isSent: true, orderNo })
    return { kind: 'placed', orderNo }
  } catch (error) {
    if (isBasketGone(error)) return askForGoneBasket(parts, key)
    if (isUnclear(error) || !isPlatformError(error)) return ask(parts, key)
    attempts.write({ basketId, key, isSent: false })
    return { kind: 'refused', error }
  }
}

async function askForGoneBasket(parts: PlaceOrderParts, key: string): Promise<PlaceOrderResult> {
  const asked = await ask(parts, key)
  return asked.kind === 'not-placed' ? { kind: 'basket-gone' } : asked
}

async function ask(
  { basketId, attempts, findOrder }: Pick<PlaceOrderParts, 'basketId' | 'attempts' | 'findOrder'>,
  key: string
): Promise<PlaceOrderResult> {
  try {
    const { orderNo } = await findOrder(key)
    attempts.write({ basketId, key, isSent: true, orderNo })
    return { kind: 'placed', orderNo }
  } catch (error) {
    if (!isNotFound(error)) {
      attempts.write({ basketId, key, isSent: true })
      return { kind: 'unknown' }
    }
    attempts.write({ basketId, key, isSent: false })
    return { kind: 'not-placed' }
  }
}

const isBasketGone = (error: unknown): boolean =>
  isPlatformError(error, 404) && error.type === 'basket-not-found'

/** The platform takes the payment for invalid: the instrument has to go (spec 3 section 4). */
export const isInvalidPayment = (error: unknown): boolean =>
  isPlatformError(error) &&
  [error.title, error.type, error.detail, error.data?.validationType].includes('INVALID_PAYMENT_INSTRUMENTS')

import { isPlatformError, isUnclear } from '../../../platform/http/platform-error'
import { judgeMissing, LOOK_MS, lookForOrder, type LookParts } from './look-for-order'
import { findOpenAttempt } from './order-attempt'

/** What placing an order needs of the world. */
export interface PlaceOrderParts extends LookParts {
  /** The mark that the basket carries already. */
  basketKey?: string
  createKey(): string
  /** Writes the mark on the basket. */
  markBasket(key: string): Promise<unknown>
  createOrder(): Promise<{ orderNo?: string }>
  /** One at a time across all tabs. */
  runAlone<Result>(task: () => Promise<Result>): Promise<Result>
}

export type PlaceOrderResult =
  | { kind: 'placed'; orderNo: string }
  /** The platform says no, for a reason; nothing was ordered. */
  | { kind: 'refused'; error: unknown }
  /** The order was never sent: trying again is safe. */
  | { kind: 'not-placed' }
  /** It was sent, did not show up in the time it may take, and its basket is still there: trying again is safe. */
  | { kind: 'not-found' }
  /** Nobody can say right now; the shopper should not order again. */
  | { kind: 'unknown' }
  /** Neither basket nor order are there, and no order was sent from here. */
  | { kind: 'basket-gone' }

/**
 * Places an order once, whatever happens on the way: a double click, a second tab, a lost
 * answer, a restart. The basket is marked before the first try; after an unclear failure
 * the order is looked for by that mark for a minute, because a slow platform may place it
 * after the shop has given up waiting. It is never sent again before that is over.
 */
export const placeOrder = (parts: PlaceOrderParts): Promise<PlaceOrderResult> =>
  parts.runAlone(() => run(parts))

/** Finds out what came of an attempt that was sent; asks only, never orders. */
export const resumeOrder = (
  parts: Omit<LookParts, 'basketId'> & Pick<PlaceOrderParts, 'runAlone'>
): Promise<PlaceOrderResult> =>
  parts.runAlone(async () => {
    const { orderNo } = parts.attempts.read() ?? {}
    if (orderNo) return { kind: 'placed', orderNo }
    const attempt = findOpenAttempt(parts.attempts, parts.now())
    if (!attempt) return { kind: 'basket-gone' }
    const { basketId, key, askUntil = 0 } = attempt
    return settle({ ...parts, basketId }, key, askUntil)
  })

async function run(parts: PlaceOrderParts): Promise<PlaceOrderResult> {
  const { basketId, basketKey, attempts } = parts
  const last = attempts.read()
  const former = last?.basketId === basketId ? last : undefined
  if (former?.orderNo) return { kind: 'placed', orderNo: former.orderNo }

  const key = basketKey ?? former?.key ?? parts.createKey()
  // A mark without a record comes from somewhere that may have sent the order.
  if (former?.isSent || (basketKey && !former)) {
    const looked = await lookForOrder(parts, former?.key ?? key, former?.askUntil ?? 0)
    if (looked.kind !== 'missing') return looked
  }
  const isOpen = former?.isSent === true
  if (!isOpen) attempts.write({ basketId, key, isSent: false })
  if (basketKey !== key) {
    try {
      await parts.markBasket(key)
    } catch (error) {
      if (isBasketGone(error)) return explainGoneBasket(parts, former?.key ?? key, isOpen)
      if (!isUnclear(error)) return { kind: 'refused', error }
      return { kind: isOpen ? 'unknown' : 'not-placed' }
    }
  }
  return send(parts, key, isOpen)
}

/** `isOpen`: nobody knows what came of an earlier try. */
async function send(parts: PlaceOrderParts, key: string, isOpen: boolean): Promise<PlaceOrderResult> {
  const { basketId, attempts, now } = parts
  const note = (isSent: boolean) => attempts.write({ basketId, key, isSent, askUntil: now() + LOOK_MS })
  note(true)
  try {
    const { orderNo } = await parts.createOrder()
    if (orderNo) {
      attempts.write({ basketId, key, isSent: true, orderNo })
      return { kind: 'placed', orderNo }
    }
  } catch (error) {
    if (isBasketGone(error)) return explainGoneBasket(parts, key, isOpen)
    if (isPlatformError(error) && !isUnclear(error)) {
      note(isOpen)
      return { kind: 'refused', error }
    }
  }
  // The answer is lost: the time begins anew, the call itself has taken some of it.
  note(true)
  return settle(parts, key, now() + LOOK_MS)
}

/** The basket is gone: ordered by an earlier try that is still to be seen, by somebody else, or expired. */
async function explainGoneBasket(
  parts: PlaceOrderParts,
  key: string,
  isOpen: boolean
): Promise<PlaceOrderResult> {
  if (isOpen) return settle(parts, key, parts.now() + LOOK_MS)
  const looked = await lookForOrder(parts, key, 0)
  if (looked.kind !== 'missing') return looked
  parts.attempts.write({ basketId: parts.basketId, key, isSent: false })
  return { kind: 'basket-gone' }
}

async function settle(parts: LookParts, key: string, until: number): Promise<PlaceOrderResult> {
  const looked = await lookForOrder(parts, key, until)
  return looked.kind === 'missing' ? judgeMissing(parts, key) : looked
}

const isBasketGone = (error: unknown): boolean =>
  isPlatformError(error, 404) && error.type === 'basket-not-found'

/** The platform takes the payment for invalid: the instrument has to go (requirement 3.4.3). */
export const isInvalidPayment = (error: unknown): boolean =>
  isPlatformError(error) &&
  [error.title, error.type, error.detail, error.data?.validationType].includes('INVALID_PAYMENT_INSTRUMENTS')

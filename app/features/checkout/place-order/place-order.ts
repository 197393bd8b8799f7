import { isPlatformError } from '../../../platform/http/platform-error'
import { readOrderPayment } from '../../../platform/scapi/order-payment'
import type { PlatformOrder } from '../../../platform/scapi/shopper-orders'
import { isBasketGone } from '../../basket/api/change-basket'
import { judgeMissing, LOOK_MS, lookForOrder, type LookParts } from './look-for-order'
import type { BasketChange } from './basket-change'
import { findOpenAttempt } from './order-attempt'
import { isProvenRefusal } from './proven-refusal'

/** The dependencies of placing an order. */
export interface PlaceOrderParts extends LookParts {
  /** The basket's existing checkout key. */
  basketKey?: string
  createKey(): string
  /** Writes the checkout key to the basket. */
  markBasket(key: string): Promise<unknown>
  /** Changes of the basket since the shopper saw it; called right before the order is sent. */
  findChange(): Promise<BasketChange | undefined>
  createOrder(): Promise<{ orderNo?: string; payment?: Payment }>
  /** A mutex across all tabs. */
  runAlone<Result>(task: () => Promise<Result>): Promise<Result>
}

/** The shopper pays at `continueAt`, or the provider still decides. */
export interface Payment {
  continueAt?: string
}

export type PlaceOrderResult =
  /** `payment`: it still has to be paid, as far as the answer to the order said so. */
  | { kind: 'placed'; orderNo: string; payment?: Payment }
  /** Something else would have been ordered than what was shown; nothing was. */
  | { kind: 'changed'; change: BasketChange }
  /** The platform refused it with a reason; nothing was ordered. `isGiftCard`: gift cards failed and were taken off. */
  | { kind: 'refused'; error: unknown; isGiftCard?: boolean }
  /** The order was never sent: a retry is safe. */
  | { kind: 'not-placed' }
  /** It was sent, was not found in time, and its basket still exists: a retry is safe. */
  | { kind: 'not-found' }
  /** The outcome is unknown; the shopper should not order again. */
  | { kind: 'unknown' }
  /** There is neither a basket nor an order, and no order was sent from here. */
  | { kind: 'basket-gone' }

/**
 * Places an order exactly once, whatever happens: a double click, a second tab, a lost
 * response, a restart. The basket gets a checkout key before the first attempt; after an unclear failure
 * the order is looked for by that key for a minute, because a slow platform may place it
 * after the shop's time-out. It is never sent again before that.
 */
export const placeOrder = (parts: PlaceOrderParts): Promise<PlaceOrderResult> =>
  parts.runAlone(() => run(parts))

/** Finds the outcome of an attempt that was sent; only reads, never orders. */
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
  // A checkout key without a record was written elsewhere, where the order may have been sent.
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
      return { kind: isOpen ? 'unknown' : 'not-placed' }
    }
  }
  try {
    const change = await parts.findChange()
    if (change) return { kind: 'changed', change }
  } catch (error) {
    if (isBasketGone(error)) return explainGoneBasket(parts, key, isOpen)
    return { kind: isOpen ? 'unknown' : 'not-placed' }
  }
  return send(parts, key, isOpen)
}

/** `isOpen`: the outcome of an earlier attempt is unknown. */
async function send(parts: PlaceOrderParts, key: string, isOpen: boolean): Promise<PlaceOrderResult> {
  const { basketId, attempts, now } = parts
  const note = (isSent: boolean) => attempts.write({ basketId, key, isSent, askUntil: now() + LOOK_MS })
  note(true)
  try {
    const { orderNo, payment } = await parts.createOrder()
    if (orderNo) {
      attempts.write({ basketId, key, isSent: true, orderNo, ...(payment && { isUnpaid: true }) })
      return { kind: 'placed', orderNo, ...(payment && { payment }) }
    }
  } catch (error) {
    if (isBasketGone(error)) return explainGoneBasket(parts, key, isOpen)
    if (isProvenRefusal(error)) {
      note(isOpen)
      return { kind: 'refused', error }
    }
  }
  // The response is lost, or is not the platform's: the time restarts, since the call itself has taken some of it.
  note(true)
  return settle(parts, key, now() + LOOK_MS)
}

/** The basket no longer exists: ordered by an earlier attempt, or elsewhere, or expired. */
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

/** The platform refuses a redeemed gift card, e.g. because it was used up elsewhere meanwhile. */
export const isRefusedGiftCard = (error: unknown): boolean => {
  if (!isPlatformError(error)) return false
  const { statusCode } = (error.data?.arguments ?? error.data ?? {}) as { statusCode?: unknown }
  return typeof statusCode === 'string' && statusCode.startsWith('GIFTCERTIFICATE_')
}

/** Payment has to be chosen again before the order can be placed. */
export const isRefusedPayment = (error: unknown): boolean =>
  isInvalidPayment(error) || isRefusedGiftCard(error)

/** Whether the payment step shows this result, until payment has been chosen again. */
export const isPaymentRefusal = (
  result: PlaceOrderResult | undefined
): result is Extract<PlaceOrderResult, { kind: 'refused' }> =>
  result?.kind === 'refused' && (Boolean(result.isGiftCard) || isRefusedPayment(result.error))

/** The platform rejects the payment as invalid: the instrument has to be removed (requirement 7.4). */
export const isInvalidPayment = (error: unknown): boolean =>
  isPlatformError(error) &&
  [error.title, error.type, error.detail, error.data?.validationType].includes('INVALID_PAYMENT_INSTRUMENTS')

/** Number of a placed order, and its payment where it still has to be paid. */
export function readPlacedOrder(order: PlatformOrder): { orderNo?: string; payment?: Payment } {
  const payment = readOrderPayment(order)
  return {
    orderNo: order.orderNo,
    ...(payment.state === 'open' && { payment: { continueAt: payment.continueAt } }),
    // A refusal shows on the order's own page, which gives the basket back.
    ...((payment.state === 'pending' || payment.state === 'failed') && { payment: {} })
  }
}

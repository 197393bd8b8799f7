import { isPlatformError } from '../../../platform/http/platform-error'
import { readOrderPayment } from '../../../platform/scapi/order-payment'
import type { PlatformOrder } from '../../../platform/scapi/shopper-orders'
import type { BasketAccess } from '../../basket/api/basket-access'
import { BASKET_KEY } from '../../basket/api/basket-key'
import { cacheBasket } from '../../basket/api/lifecycle/cache-basket'
import { findPlatformBasket } from '../../basket/api/lifecycle/find-basket'
import { reopenBasket } from '../../basket/api/lifecycle/reopen-basket'
import type { Basket } from '../../basket/model/basket'
import { findMoneyPayment } from '../../basket/model/basket-rules'
import { removePaymentInstrument } from '../api/payment-instruments'
import { isOrderMissing } from '../place-order/proven-refusal'

/**
 * `reopened`: the order's basket is the shopper's again; `paid`: the order was paid meanwhile and stands;
 * `nothing`: its basket has been brought back before, or is not this shopper's to bring back.
 */
type BroughtBack = 'reopened' | 'paid' | 'nothing'

/**
 * Gives up an order that was not paid and brings its basket back (requirement 3.4.2), with its cards and
 * coupons and without the payment that failed, which cannot be used again.
 *
 * @param token the order's token; without one the order itself is asked for it, which only its owner can.
 * @throws PlatformError when it is unclear what came of it; trying again is safe.
 */
export async function bringBackBasket(
  access: BasketAccess,
  { orderNo, token }: { orderNo: string; token?: string }
): Promise<BroughtBack> {
  const orderToken = token ?? (await findOrder(access, orderNo))?.orderToken
  if (!orderToken) return 'nothing'
  try {
    await removePayment(access, await reopenBasket(access, { orderNo, token: orderToken }))
    return 'reopened'
  } catch (error) {
    const order = await findOrder(access, orderNo)
    const state = order && readOrderPayment(order).state
    const isRefused = isRefusedByPlatform(error)
    // An order that is only created says little of its payment where the platform has not refused.
    if (state === 'settled' && (isRefused || isConfirmed(order))) return 'paid'
    const basket = order && state === 'failed' ? await findBasketOf(access, order) : undefined
    if (basket) {
      await removePayment(access, basket)
      return 'reopened'
    }
    if (!isRefused) throw error
    // Brought back before: this page may show what was in its place.
    void access.client.invalidateQueries(BASKET_KEY)
    return 'nothing'
  }
}

/** When this fails, the payment step takes the payment off before it adds another. */
async function removePayment(access: BasketAccess, basket: Basket): Promise<void> {
  const payment = findMoneyPayment(basket)
  if (payment) await removePaymentInstrument(access, payment.id).catch(() => undefined)
}

/** The order, as far as it is this shopper's. */
async function findOrder({ platform }: BasketAccess, orderNo: string): Promise<PlatformOrder | undefined> {
  try {
    return await platform.orders.getOrder({ orderNo })
  } catch (error) {
    if (isOrderMissing(error)) return undefined
    throw error
  }
}

/** The basket that the order was made from, where it is back although the answer said otherwise: both have one key. */
async function findBasketOf(access: BasketAccess, order: PlatformOrder): Promise<Basket | undefined> {
  const basket = await findPlatformBasket(access)
  const isIts = order.c_checkoutKey !== undefined && basket?.c_checkoutKey === order.c_checkoutKey
  return basket && isIts ? cacheBasket(access, basket) : undefined
}

const isConfirmed = (order: PlatformOrder | undefined): boolean =>
  ['new', 'open', 'completed'].includes(order?.status ?? '')

/** The platform's own word that the order's basket cannot be brought back, not a gateway's. */
const isRefusedByPlatform = (error: unknown): boolean =>
  isPlatformError(error) &&
  error.isPlatformProblem === true &&
  (error.status === 404 || (error.status === 400 && error.type !== 'bad-request'))

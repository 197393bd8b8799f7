import { isNotFound, isPlatformError } from '../../../platform/http/platform-error'
import { readOrderPayment } from '../../../platform/scapi/order-payment'
import type { BasketAccess } from '../../basket/api/basket-access'
import { reopenBasket } from '../../basket/api/lifecycle/reopen-basket'
import { findMoneyPayment } from '../../basket/model/basket-rules'
import { removePaymentInstrument } from '../api/payment-instruments'

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
  const orderToken = token ?? (await findToken(access, orderNo))
  if (!orderToken) return 'nothing'
  try {
    const basket = await reopenBasket(access, { orderNo, token: orderToken })
    const payment = findMoneyPayment(basket)
    // When this fails, the payment step takes it off before it adds another.
    if (payment) await removePaymentInstrument(access, payment.id).catch(() => undefined)
    return 'reopened'
  } catch (error) {
    if (isNotFound(error)) return 'nothing'
    if (isPlatformError(error, 400)) return (await isPaid(access, orderNo)) ? 'paid' : 'nothing'
    throw error
  }
}

async function findToken({ platform }: BasketAccess, orderNo: string): Promise<string | undefined> {
  try {
    return (await platform.orders.getOrder({ orderNo })).orderToken
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

async function isPaid({ platform }: BasketAccess, orderNo: string): Promise<boolean> {
  try {
    return readOrderPayment(await platform.orders.getOrder({ orderNo })).state === 'settled'
  } catch (error) {
    if (isNotFound(error)) return false
    throw error
  }
}

import { isPlatformError } from '../../../platform/http/platform-error'
import { readOrderPayment } from '../../../platform/scapi/order-payment'
import type { PlatformBasket } from '../../../platform/scapi/baskets/shopper-baskets'
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
 * What was put into another basket meanwhile joins it.
 *
 * @param onLeftOut names of what could not join, e.g. a gift card by e-mail beside a parcel.
 * @param token the order's token; without one the order itself is asked for it, which only its owner can.
 * @throws PlatformError when it is unclear what came of it; trying again is safe.
 */
export async function bringBackBasket(
  access: BasketAccess,
  { orderNo, token, onLeftOut }: { orderNo: string; token?: string; onLeftOut?: (names: string[]) => void }
): Promise<BroughtBack> {
  const orderToken = token ?? (await findOrder(access, orderNo))?.orderToken
  if (!orderToken) return 'nothing'
  // Filled while the payment was open; the platform puts the order's basket in its place.
  const second = await findPlatformBasket(access)
  async function takeOver(basket: Basket): Promise<'reopened'> {
    await removePayment(access, basket)
    const leftOut = await joinItems(access, basket, second)
    if (leftOut.length > 0) onLeftOut?.(leftOut)
    return 'reopened'
  }
  try {
    return await takeOver(await reopenBasket(access, { orderNo, token: orderToken }))
  } catch (error) {
    const order = await findOrder(access, orderNo)
    const state = order && readOrderPayment(order).state
    const isRefused = isRefusedByPlatform(error)
    // An order that is only created says little of its payment where the platform has not refused.
    if (state === 'settled' && (isRefused || isConfirmed(order))) return 'paid'
    const basket = order && state === 'failed' ? await findBasketOf(access, order) : undefined
    if (basket) return takeOver(basket)
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

/** Adds the products of a second basket to the order's; returns the names of those that the platform refuses. */
async function joinItems(
  access: BasketAccess,
  { basketId, checkoutKey }: Basket,
  second: PlatformBasket | undefined
): Promise<string[]> {
  const isOther = second !== undefined && second.basketId !== basketId
  // The same basket, brought back before by a try whose answer was lost.
  const isSame = checkoutKey !== undefined && second?.c_checkoutKey === checkoutKey
  if (!isOther || isSame) return []
  const leftOut = (second.giftCertificateItems ?? []).map(({ c_productName: name }) => String(name ?? ''))
  for (const { productId, quantity = 1, productName, bonusProductLineItem } of second.productItems ?? []) {
    if (!productId || bonusProductLineItem) continue
    try {
      cacheBasket(
        access,
        await access.platform.baskets.addItemToBasket({ basketId }, [{ productId, quantity }])
      )
    } catch (error) {
      if (!isPlatformError(error)) throw error
      leftOut.push(productName ?? productId)
    }
  }
  return leftOut
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

import { writeLineGift } from '../../../gifts/gift'
import { isPlatformError } from '../../../platform/http/platform-error'
import { readOrderPayment } from '../../../platform/scapi/order-payment'
import { nameLine } from '../../../variations/variation'
import type { PlatformOrder } from '../../../platform/scapi/shopper-orders'
import type { BasketAccess } from '../../basket/api/basket-access'
import { BASKET_KEY } from '../../basket/api/basket-key'
import { cacheBasket } from '../../basket/api/cache-basket'
import { findPlatformBasket } from '../../basket/api/find-basket'
import { reopenBasket } from '../../basket/api/reopen-basket'
import type { Basket, PaymentInstrument } from '../../basket/model/basket'
import { findMoneyPayment, listGiftCardPayments } from '../../basket/model/basket-rules'
import { mapBasket } from '../../basket/model/map-basket'
import { applyCoupon } from '../../basket/vouchers/apply-coupon'
import { listCoupons, listGiftCertificates } from '../../basket/vouchers/vouchers'
import { removePaymentInstrument } from '../payment-instruments'
import { isOrderMissing } from '../place-order/proven-refusal'

/**
 * `reopened`: the order's basket is the shopper's again; `paid`: the order was paid meanwhile and remains;
 * `nothing`: its basket has been brought back before, or is not this shopper's to bring back.
 */
type BroughtBack = 'reopened' | 'paid' | 'nothing'

/** Contents of a second basket that could not join the order's. */
interface LeftOut {
  /** Of products and gift certificates, and codes. */
  names: string[]
  /** Gift cards that were to pay: their codes are nowhere kept. */
  cards: PaymentInstrument[]
}

/**
 * Gives up an order that was not paid and brings its basket back (requirement 6.6), with its cards and
 * coupons and without the payment that failed, which cannot be used again.
 *
 * Products and codes of a basket that was begun meanwhile join it.
 *
 * @param onLeftOut called with items that could not join, e.g. a gift card by e-mail beside a parcel.
 * @param token the order's token; without one the order itself is asked for it, which only its owner can.
 * @throws PlatformError when the outcome is unknown; trying again is safe.
 */
export async function restoreOrderBasket(
  access: BasketAccess,
  { orderNo, token, onLeftOut }: { orderNo: string; token?: string; onLeftOut?: (leftOut: LeftOut) => void }
): Promise<BroughtBack> {
  const orderToken = token ?? (await findOrder(access, orderNo))?.orderToken
  if (!orderToken) return 'nothing'
  // Filled while the payment was open; the platform puts the order's basket in its place.
  const second = await findPlatformBasket(access)
  async function takeOver(basket: Basket): Promise<'reopened'> {
    await removePayment(access, basket)
    const leftOut = await joinBaskets(access, basket, second && mapBasket(second))
    if (leftOut.names.length + leftOut.cards.length > 0) onLeftOut?.(leftOut)
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
    void access.client.invalidateQueries({ queryKey: BASKET_KEY })
    return 'nothing'
  }
}

/** When this fails, the payment step takes the payment off before it adds another. */
async function removePayment(access: BasketAccess, basket: Basket): Promise<void> {
  const payment = findMoneyPayment(basket)
  if (payment) await removePaymentInstrument(access, payment.id).catch(() => undefined)
}

/** Adds products and codes of a second basket to the order's; returns the items that it cannot take. */
async function joinBaskets(
  access: BasketAccess,
  basket: Basket,
  second: Basket | undefined
): Promise<LeftOut> {
  const { basketId, checkoutKey } = basket
  const isOther = second !== undefined && second.basketId !== basketId
  // The same basket, brought back before by a try whose answer was lost.
  const isSame = checkoutKey !== undefined && second?.checkoutKey === checkoutKey
  if (!isOther || isSame) return { names: [], cards: [] }
  const names = listGiftCertificates(second).map(nameCertificate)
  async function join(name: string, add: () => Promise<unknown>) {
    try {
      await add()
    } catch (error) {
      if (!isPlatformError(error)) throw error
      names.push(name)
    }
  }
  for (const line of second.lines) {
    const { productId, quantity, bonusChoiceId, isAutomaticBonus, gift } = line
    if (!productId || bonusChoiceId || isAutomaticBonus) continue
    await join(nameLine(line), async () =>
      cacheBasket(
        access,
        await access.platform.baskets.addItemToBasket({ basketId }, [
          { productId, quantity, ...writeLineGift(gift) }
        ])
      )
    )
  }
  const known = listCoupons(basket).map(({ code }) => code)
  for (const { code } of listCoupons(second)) {
    if (!known.includes(code)) await join(code, () => applyCoupon(access, code))
  }
  return { names, cards: listGiftCardPayments(second) }
}

/** A gift certificate to buy, identified by value and recipient. */
const nameCertificate = ({ name, variation, recipient }: ReturnType<typeof listGiftCertificates>[number]) =>
  [name, variation, recipient].filter(Boolean).join(', ')

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

import type { PricedBasket, PricedLine } from '../../../domain/baskets/pricing/priced-basket'

/** Codes of the welcome offer begin like this (requirement 2.4). */
const WELCOME = /^WO-/

/** What carts, and not orders, say about the welcome offer: it is given, or it was and something is missing now. */
export function mapWelcomeOffer({ couponItems }: PricedBasket) {
  return {
    c_welcomeOfferRemoved: couponItems.some(
      ({ code, status }) => WELCOME.test(code) && status === 'no_applicable_promotion'
    )
  }
}

export const findWelcomePromotion = ({ couponItems }: Pick<PricedBasket, 'couponItems'>) =>
  couponItems.find(({ code, status }) => WELCOME.test(code) && status === 'applied')?.promotionId

/** True for a line that costs less by the welcome offer: the cart asks before such a one is removed. */
export function isWelcomeOfferPart(basket: PricedBasket, line: PricedLine): boolean {
  const promotionId = findWelcomePromotion(basket)
  if (promotionId === undefined) return false
  const isReducedWithBasket =
    basket.orderReductions.some(reduction => reduction.promotionId === promotionId) &&
    line.afterOrderDiscount.gross < line.discounted.gross
  return isReducedWithBasket || line.reductions.some(reduction => reduction.promotionId === promotionId)
}

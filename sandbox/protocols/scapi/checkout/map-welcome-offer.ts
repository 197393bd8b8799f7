import { isBrew } from '../../../domain/baskets/pricing/count-boxes'
import type { PricedBasket, PricedLine } from '../../../domain/baskets/pricing/priced-basket'

/** Codes of the welcome offer begin like this (requirement 6.3). */
const WELCOME = /^WO-/

/** A better code has replaced it, or the shopper has ordered before: no change of the basket restores it. */
const UNMISSED = ['combined', 'first-order']

/**
 * The welcome offer of carts, not of orders: it applies, or it did and boxes are missing now. A basket has
 * one: a second one that gives less, or one that a better code has replaced, is not missed.
 */
export function mapWelcomeOffer(basket: PricedBasket) {
  return {
    c_welcomeOfferRemoved:
      findWelcomeOffer(basket) === undefined &&
      basket.couponItems.some(
        ({ code, lack, wasApplied = false }) =>
          WELCOME.test(code) && wasApplied && lack !== undefined && !UNMISSED.includes(lack.reason)
      )
  }
}

const findWelcomeOffer = ({ couponItems }: Pick<PricedBasket, 'couponItems'>) =>
  couponItems.find(({ code, status }) => WELCOME.test(code) && status === 'applied')

export const findWelcomePromotion = (basket: Pick<PricedBasket, 'couponItems'>) =>
  findWelcomeOffer(basket)?.promotionId

/**
 * True for a line that the welcome offer rests on, so that the cart asks before it is removed: its boxes or,
 * without such a rule, the reduced lines.
 */
export function isWelcomeOfferPart(basket: PricedBasket, line: PricedLine): boolean {
  const { promotionId, minimumBoxes } = findWelcomeOffer(basket) ?? {}
  if (promotionId === undefined) return false
  if (minimumBoxes !== undefined) return isBrew(line)
  const isReducedWithBasket =
    basket.orderReductions.some(reduction => reduction.promotionId === promotionId) &&
    line.afterOrderDiscount.gross < line.discounted.gross
  return isReducedWithBasket || line.reductions.some(reduction => reduction.promotionId === promotionId)
}

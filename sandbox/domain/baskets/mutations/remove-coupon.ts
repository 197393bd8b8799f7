import { CheckoutError } from '../../checkout-error'
import type { Mutation } from './mutation'

/** Takes a code out of the basket, and what was chosen as its bonus; 404 error when it is not there. */
export const removeCoupon =
  (couponItemId: string): Mutation =>
  basket => {
    const item = basket.couponItems.find(each => each.couponItemId === couponItemId)
    if (item) return { ...basket, couponItems: basket.couponItems.filter(each => each !== item) }
    throw new CheckoutError(
      'not-found',
      'coupon-item-not-found',
      'Coupon Item Not Found',
      `The basket has no coupon item '${couponItemId}'.`,
      { couponItemId }
    )
  }

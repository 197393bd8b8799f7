import { CheckoutError } from '../../checkout-error'
import type { Mutation } from './mutation'

/** Removes a code and its chosen bonus; 404 error if absent. */
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

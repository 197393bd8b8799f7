import { refuseCoupon } from '../../coupons/coupon-error'
import type { Mutation } from './mutation'

/**
 * Puts a code into the basket. It stays there also while it takes nothing off, e.g. below its minimum
 * value. Throws a 400 error with `statusCode` for a code that is unknown, void or already there.
 */
export const addCoupon =
  (code: string): Mutation =>
  (basket, { coupons, ids }) => {
    const known = coupons.findCoupon(basket.siteId, code)
    if (!known) throw refuseCoupon('coupon_code_unknown', code)
    if (basket.couponItems.some(item => item.code === known.code)) {
      throw refuseCoupon('coupon_code_already_in_basket', known.code)
    }
    if (basket.couponItems.some(item => known.coupon.codes.includes(item.code))) {
      throw refuseCoupon('coupon_already_in_basket', known.code)
    }
    const refusal = coupons.findRefusal(known, basket)
    if (refusal) throw refuseCoupon(refusal, known.code)
    const item = { couponItemId: ids.next('item'), code: known.code }
    return { ...basket, couponItems: [...basket.couponItems, item] }
  }

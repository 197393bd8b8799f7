import { isActive } from '../pricing/active-promotions'
import type { CouponRefusal, KnownCoupon } from './coupon'

/** Orders in which a code was redeemed. */
export interface CouponUsage {
  ofCode: number
  ofCustomer: number
  /** In the days of the coupon's `limitInTime`. */
  ofCustomerLately: number
}

/**
 * Why a code cannot be redeemed at a time (milliseconds), the lasting reasons first; undefined when it can.
 * A code that works once is "already redeemed", one that works several times has "exceeded" its limit.
 */
export function findCouponRefusal(
  { coupon, promotion }: KnownCoupon,
  usage: CouponUsage,
  now: number
): CouponRefusal | undefined {
  const { limitPerCode = Infinity, limitPerCustomer = Infinity, limitInTime, redeemedBefore = 0 } = coupon
  if (!coupon.enabled) return 'coupon_disabled'
  if (!promotion || !isActive(promotion, now)) return 'no_active_promotion'
  if (usage.ofCode + redeemedBefore >= limitPerCode) {
    return limitPerCode === 1 ? 'coupon_code_already_redeemed' : 'redemption_limit_exceeded'
  }
  if (usage.ofCustomer >= limitPerCustomer) return 'customer_redemption_limit_exceeded'
  if (limitInTime && usage.ofCustomerLately >= limitInTime.orders) {
    return 'timeframe_redemption_limit_exceeded'
  }
  return undefined
}

import type { Promotion } from '../pricing/promotion'
import type { SiteId } from '../sites/site'

/** Why a code cannot be redeemed; the platform's words for it, in lower case as baskets return them. */
export type CouponRefusal =
  | 'coupon_code_unknown'
  | 'coupon_code_already_in_basket'
  | 'coupon_already_in_basket'
  | 'coupon_code_already_redeemed'
  | 'coupon_disabled'
  | 'redemption_limit_exceeded'
  | 'customer_redemption_limit_exceeded'
  | 'timeframe_redemption_limit_exceeded'
  | 'no_active_promotion'

/** State of a code in a basket: it takes something off, it could but does not here, or it is void. */
export type CouponStatus = 'applied' | 'no_applicable_promotion' | CouponRefusal

/** The customer who redeems. A guest is known by the e-mail address, as soon as the basket has one. */
export interface CouponHolder {
  customerId: string
  email?: string
}

/** An issued code, with its promotion. */
export interface KnownCoupon {
  /** As it was printed. */
  code: string
  coupon: Coupon
  /** Undefined when the coupon belongs to no promotion. */
  promotion?: Promotion
}

/** The interface of coupons for baskets. */
export interface CouponLookup {
  /** Finds a code without regard to case and to blanks around it. */
  findCoupon(siteId: SiteId, code: string): KnownCoupon | undefined
  /** Why the holder cannot redeem the code now; undefined if it is redeemable. */
  findRefusal(coupon: KnownCoupon, holder: CouponHolder): CouponRefusal | undefined
  /** Whether the holder has an order that was neither cancelled nor failed. */
  hasOrdered(siteId: SiteId, holder: CouponHolder): boolean
}

/** Codes that open one promotion. Limits count orders. */
export interface Coupon {
  id: string
  siteId: SiteId
  /** As they are printed; compared without regard to case. */
  codes: string[]
  promotionId: string
  enabled: boolean
  /** Most orders with one code; absent = no limit. */
  limitPerCode?: number
  /** Most orders of one customer. */
  limitPerCustomer?: number
  /** Most orders of one customer in so many days. */
  limitInTime?: { orders: number; days: number }
  /** Orders per code that were placed before the sandbox began. */
  redeemedBefore?: number
  /** Sent by a customer to a friend: shown by name instead of by its code. */
  isReferral?: boolean
  /** Gives nothing to guests, who may enter it and sign in afterwards. */
  customersOnly?: boolean
  /** Gives nothing to a customer, or to a guest with an e-mail address, who has ordered before. */
  firstOrderOnly?: boolean
}

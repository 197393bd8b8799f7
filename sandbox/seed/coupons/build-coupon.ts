import type { Coupon } from '../../domain/coupons/coupon'
import type { Localized } from '../../texts/localized-text'
import type { CouponDiscount, Promotion } from '../../domain/promotions/promotion'
import type { SiteId } from '../../domain/sites/site'

/** A coupon with the promotion that it opens. */
export interface CouponOffer {
  coupon: Coupon
  promotion: Promotion
}

export interface CouponRow {
  id: string
  /** Of the promotion, where it differs from the coupon's. */
  promotionId?: string
  codes: string[]
  name: Localized
  calloutMsg: Localized
  details: Localized
  discount: CouponDiscount
  minimumValue?: Promotion['minimumValue']
  minimumBoxes?: number
  startDate?: string
  endDate?: string
  enabled?: boolean
  limitPerCode?: number
  limitPerCustomer?: number
  limitInTime?: Coupon['limitInTime']
  redeemedBefore?: number
  isReferral?: boolean
  customersOnly?: boolean
}

/** A coupon of a site from what its row states. */
export function buildCouponOffer(siteId: SiteId, row: CouponRow): CouponOffer {
  const { id, codes, name, calloutMsg, details, discount, startDate, endDate } = row
  const {
    enabled = true,
    limitPerCode,
    limitPerCustomer,
    limitInTime,
    redeemedBefore,
    isReferral,
    customersOnly
  } = row
  const { promotionId = id, minimumValue, minimumBoxes } = row
  return {
    coupon: {
      id,
      siteId,
      codes,
      promotionId,
      enabled,
      limitPerCode,
      limitPerCustomer,
      limitInTime,
      redeemedBefore,
      isReferral,
      customersOnly
    },
    promotion: {
      id: promotionId,
      siteId,
      name,
      calloutMsg,
      details,
      categoryIds: [],
      couponDiscount: discount,
      minimumValue,
      minimumBoxes,
      startDate,
      endDate
    }
  }
}

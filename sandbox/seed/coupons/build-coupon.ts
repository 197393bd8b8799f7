import type { Coupon } from '../../domain/coupons/coupon'
import type { Localized } from '../../texts/localized-text'
import type { CouponDiscount, Promotion } from '../../domain/pricing/promotion'
import type { SiteId } from '../../domain/sites/site'
import { t } from '../localized'

/** A coupon with the promotion that it opens. */
export interface CouponOffer {
  coupon: Coupon
  promotion: Promotion
}

/**
 * In German and English. `{off}` and `{percent}` are the discount, `{from}` and `{boxes}` the least purchase, `{limit}`
 * the number of orders with a code, `{days}` the time of a limit.
 */
type Words = readonly [de: string, en: string]

export interface CouponRow {
  id: string
  /** Of the promotion, where it differs from the coupon's. */
  promotionId?: string
  codes: string[]
  name: Localized
  calloutMsg: Words
  details: Words
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
  firstOrderOnly?: boolean
}

/** The row's text, with the real discount and least value in each currency. */
const fillTexts = (
  [de, en]: Words,
  { discount, minimumValue, minimumBoxes, limitPerCode, limitInTime }: CouponRow
): Localized =>
  t(de, en, {
    off: 'amount' in discount ? discount.amount : undefined,
    percent: 'percent' in discount ? discount.percent : undefined,
    boxes: minimumBoxes,
    limit: limitPerCode,
    from: minimumValue,
    days: limitInTime?.days
  })

/** A coupon of a site from what its row states. */
export function buildCouponOffer(siteId: SiteId, row: CouponRow): CouponOffer {
  const { id, codes, name, discount, startDate, endDate } = row
  const {
    enabled = true,
    limitPerCode,
    limitPerCustomer,
    limitInTime,
    redeemedBefore,
    isReferral,
    customersOnly,
    firstOrderOnly
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
      customersOnly,
      firstOrderOnly
    },
    promotion: {
      id: promotionId,
      siteId,
      name,
      calloutMsg: fillTexts(row.calloutMsg, row),
      details: fillTexts(row.details, row),
      categoryIds: [],
      couponDiscount: discount,
      minimumValue,
      minimumBoxes,
      startDate,
      endDate
    }
  }
}

import type { Coupon } from '../../domain/coupons/coupon'
import type { Localized } from '../../texts/localized-text'
import type { CouponDiscount, Promotion } from '../../domain/promotions/promotion'
import type { Cents } from '../../domain/money'
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

/** The amounts that a row is about: what is taken off, and from which value of goods on. */
const listAmounts = ({ discount, minimumValue }: CouponRow): Record<string, Cents>[] =>
  ['amount' in discount ? discount.amount : undefined, minimumValue].filter(amounts => amounts !== undefined)

/** A text whose British amounts are those that are really taken off or wanted there, not the ones in euros. */
function writePounds(text: Localized, row: CouponRow): Localized {
  const british = text['en-GB']
  // Nothing is sold in pounds where no amount is named in them.
  if (british === undefined || listAmounts(row).every(({ GBP }) => GBP === undefined)) return text
  const written = british.replace(/£(\d+(?:\.\d+)?)/g, (whole, number: string) => {
    const amounts = listAmounts(row).find(({ EUR }) => EUR === Math.round(Number(number) * 100))
    const pence = amounts?.GBP
    if (pence === undefined)
      throw new Error(`'${whole}' of '${british}' is no amount of '${row.id}' in pounds`)
    return `£${pence % 100 === 0 ? pence / 100 : (pence / 100).toFixed(2)}`
  })
  return { ...text, 'en-GB': written }
}

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
      calloutMsg: writePounds(row.calloutMsg, row),
      details: writePounds(row.details, row),
      categoryIds: [],
      couponDiscount: discount,
      minimumValue,
      minimumBoxes,
      startDate,
      endDate
    }
  }
}

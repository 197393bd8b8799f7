import type { Localized } from '../../texts/localized-text'
import type { Cents } from '../money'
import type { SiteId } from '../sites/site'

export interface Promotion {
  id: string
  siteId: SiteId
  name: Localized
  calloutMsg: Localized
  details: Localized
  /** Percentage off each product of the categories; undefined = informational only. */
  percentOff?: number
  categoryIds: string[]
  startDate?: string
  endDate?: string
  /** Its effect on a basket with a code of its coupon; then `percentOff` and `categoryIds` stay empty. */
  couponDiscount?: CouponDiscount
  /** By currency: value of goods in the basket below which the coupon gives nothing. */
  minimumValue?: Record<string, Cents>
  /** The least number of boxes for the coupon. */
  minimumBoxes?: number
}

export type CouponDiscount =
  /** Off the whole basket, or off the products of some categories. */
  | { type: 'percentage'; percent: number; categoryIds?: string[] }
  /** By currency: off the whole basket, or off each unit of the products of some categories. */
  | { type: 'amount'; amount: Record<string, Cents>; categoryIds?: string[] }
  /** Standard delivery costs nothing. */
  | { type: 'free-shipping' }
  /** Standard delivery costs so much less. */
  | { type: 'shipping-percentage'; percent: number }
  | { type: 'shipping-amount'; amount: Record<string, Cents> }
  /** So many units of this product come with the order by themselves. */
  | { type: 'bonus'; productId: string; quantity: number }
  /** So many units, to be chosen from these products or the variants of these masters, cost nothing. */
  | { type: 'bonus-choice'; productIds: string[]; maxItems: number }

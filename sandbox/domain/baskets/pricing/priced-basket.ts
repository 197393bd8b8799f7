import type { SellableProduct } from '../../catalogue/sellable-product'
import type { Localized } from '../../../texts/localized-text'
import type { Cents } from '../../money'
import type { TaxClass } from '../../pricing/tax'
import type { CouponStatus } from '../../coupons/coupon'
import type { ShippingMethod, ShippingSituation } from '../../shipping/shipping-methods'
import type { Inventory } from '../../catalogue/inventory'
import type { Basket, BasketLine, CouponItem, GiftCertificateItem, Shipment } from '../basket'

/** A gross amount with the tax that it contains. `rate` is in percent. */
export interface TaxedAmount {
  gross: Cents
  tax: Cents
  rate: number
  taxClass: TaxClass
}

/** A coupon's discount on a line, the whole basket or the shipping. `amount` is positive. */
export interface Reduction {
  promotionId: string
  couponCode: string
  text: Localized
  amount: Cents
  discount:
    | { type: 'percentage'; percentage: number }
    /** The promotion's full discount, above the applied one where the basket is worth less. */
    | { type: 'amount'; amount?: Cents }
    | { type: 'free' | 'bonus' | 'bonus_choice' }
}

/** The chosen value of an option of a line. */
export interface PricedOption {
  optionId: string
  optionName: Localized
  valueId: string
  name: Localized
  /** For one unit. */
  unitPrice: Cents
  /** For all units of the line. Coupons do not reduce it: it is a service, no goods. */
  amount: TaxedAmount
}

export interface PricedLine extends BasketLine {
  /** Undefined when the product has left the catalogue: then the line costs nothing and blocks the order. */
  product?: SellableProduct
  /** Of one unit, before promotions. */
  unitBasePrice: Cents
  /** Of all units, before promotions. */
  price: Cents
  /** By coupons, off this line. */
  reductions: Reduction[]
  /** Of all units, after promotions and this line's reductions. */
  discounted: TaxedAmount
  /** Of all units, after the line's share of basket discounts: the taxed amount. */
  afterOrderDiscount: TaxedAmount
  /** Absent for products without options. */
  options?: PricedOption[]
  /** Still in the catalogue. */
  purchasable: boolean
  /** Enough in stock for the line's quantity, or sold ahead of stock. */
  orderable: boolean
}

export interface PricedShipment extends Shipment {
  /** The shopper's choice, even if it no longer matches the goods. */
  method?: ShippingMethod
  /** Cost of the chosen method, after coupons; undefined until a suitable one is chosen. */
  shipping?: TaxedAmount
  shippingReduction?: Reduction
  /** Destination and value, after promotions, of the goods in it. */
  situation: ShippingSituation
  /** Value of the goods in it after all discounts, and the tax in it. */
  goodsTotal: Cents
  goodsTax: Cents
  /** Part of both: the price of options. Absent in orders of an older sandbox. */
  optionsTotal?: Cents
  /** Value of the gift certificates that are bought with it. */
  giftCertificates: Cents
}

/** A gift certificate to be bought, with whether it can be. */
export interface PricedGiftCertificateItem extends GiftCertificateItem {
  /** False when the gift card that it was chosen as has left the catalogue; then it blocks the order. */
  purchasable: boolean
  /** Of that gift card, where it was chosen as one. */
  inventory?: Inventory
}

/** Why a code that is good in itself takes nothing off; `missing` in cents or boxes. */
export type CouponLack =
  | { reason: 'minimum' | 'boxes'; missing: number }
  /**
   * For customers who have logged in; for those without an order; not in the basket's currency; no product of it in the
   * basket; another is better.
   */
  | { reason: 'login' | 'first-order' | 'currency' | 'products' | 'combined' }

/** A code with its effect. It may be valid without a discount. */
export interface PricedCoupon extends CouponItem {
  status: CouponStatus
  valid: boolean
  promotionId?: string
  /** Of its promotion. */
  name?: Localized
  lack?: CouponLack
  /** Its offer depends on the number of boxes. */
  minimumBoxes?: number
  isReferral: boolean
}

/** Products of which a coupon lets the shopper choose some as a bonus, or the one that it puts into the basket by itself. */
export interface BonusChoice {
  id: string
  couponCode: string
  promotionId: string
  isAutomatic: boolean
  maxItems: number
  /** Units that are in the basket already. */
  chosen: number
  products: { id: string; name: Localized }[]
}

export interface BasketTotals {
  /** All lines with their options, after promotions and coupons of single lines. */
  products: Cents
  /** Discounts on the whole basket. */
  orderDiscount: Cents
  /** After all discounts. */
  productsTax: Cents
  /** Gift certificates that are bought; they are money and bear no tax. */
  giftCertificates: Cents
  /** Undefined until every shipment has a suitable method. */
  shipping?: Cents
  shippingTax?: Cents
  tax: Cents
  /** Undefined until every shipment has an address and a suitable method. */
  order?: Cents
}

/** A basket with everything that is computed from catalogue, coupons, shipping and tax tables at one moment. */
export interface PricedBasket extends Omit<
  Basket,
  'lines' | 'shipments' | 'couponItems' | 'giftCertificateItems'
> {
  lines: PricedLine[]
  giftCertificateItems: PricedGiftCertificateItem[]
  shipments: PricedShipment[]
  couponItems: PricedCoupon[]
  bonusChoices: BonusChoice[]
  /** By coupons, off the whole basket. */
  orderReductions: Reduction[]
  totals: BasketTotals
  freeShipping: { isFree: boolean; remaining: Cents }
  /** Boxes of tea or coffee, and the least number for an order; 0 = no such rule. */
  boxes: { count: number; minimum: number }
}

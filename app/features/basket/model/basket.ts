import type { PostalAddress } from '../../../person-fields/postal-address'
import type { PaidCard } from '../../../platform/scapi/paid-card'
import type { Reduction, ShippingCharge } from '../../../pricing/map-charges'
import type { CostedLine } from '../../../pricing/price-line'
import type { LineGift } from '../../../gifts/gift'
import type { VariedLine } from '../../../variations/variation'
import type { PlatformBasket } from '../../../platform/scapi/shopper-baskets'

/** The shopper's basket in the shop's own model. All amounts are decimals of `currency`, VAT included. */
export interface Basket {
  basketId: string
  currency: string
  email?: string
  /** Only of registered customers. */
  customerNo?: string
  lines: Line[]
  /** In the platform's order; one without items is there, too. */
  shipments: Shipment[]
  /** The categories of its products, see `groupLines`. */
  categories: BasketCategory[]
  /** In the platform's format: most pages only count them, `listGiftCertificates` and `listCoupons` read them. */
  giftCertificateItems: NonNullable<PlatformBasket['giftCertificateItems']>
  couponItems: NonNullable<PlatformBasket['couponItems']>
  /** Of the gift certificates to buy. */
  certificateTotal: number
  /** Of the whole basket; those of a line are part of it. */
  reductions: Reduction[]
  shippingCharges: ShippingCharge[]
  /** Offers of free products, see `listBonusChoices`; absent when there are none. */
  bonusDiscountLineItems?: PlatformBasket['bonusDiscountLineItems']
  /** Of the parcel; of the first one where there are several. */
  shippingAddress?: PostalAddress
  billingAddress?: PostalAddress
  /** Of the same parcel. */
  shippingMethod?: ChosenShippingMethod
  /** While the welcome offer is given. */
  welcomeOfferPromotionId?: string
  /** The welcome offer was given, and something is missing for it now. */
  isWelcomeOfferRemoved?: true
  paymentInstruments: PaymentInstrument[]
  totals: Totals
  containsVirtualGiftCard: boolean
  containsOnlyNormalGiftCards: boolean
  /** Boxes of tea or sleeves of capsules: how many there are, an order needs at least (0 = any), and are missing. */
  brews: { count: number; minimum: number; missing: number }
  /** The platform's reasons why the basket cannot be ordered yet. */
  flashes: string[]
  /** A sales person has made it. */
  isByAgent?: true
  /** Id of the attempt to order this basket; a lost order is found by it. */
  checkoutKey?: string
}

/** A part of the basket with a destination of its own (decision 56). */
export interface Shipment {
  id: string
  kind: 'delivery' | 'pickUp'
  /** The store that hands it over; only of pick-ups. */
  storeId?: string
  /** Of a pick-up, the store's. */
  address?: PostalAddress
  method?: ChosenShippingMethod
  /** Of its lines, in their order. */
  itemIds: string[]
  /** Of its delivery, after reductions; undefined until a shipping method is chosen. */
  cost?: number
  /** Only of parcels that are one. */
  isGift?: true
  /** Goes with the parcel. */
  giftMessage?: string
  /** Who may collect it besides the shopper; only of pick-ups. */
  person?: string
}

/** A category of the basket, as the platform names it. */
export interface BasketCategory {
  name: string
  productIds: string[]
}

export interface Line extends CostedLine, VariedLine {
  itemId: string
  productId: string
  /** Of its shipment. */
  shipmentId: string
  /** The store that hands it over; undefined where it is sent. */
  storeId?: string
  /** The inventory list that it counts against, where that is a store's. */
  inventoryId?: string
  quantity: number
  /** For one unit, before discounts. */
  unitPrice: number
  /** For the whole line, the price that product page and lists strike; undefined where the product is not reduced. */
  regularPrice?: number
  reductions: Reduction[]
  /** Unscaled address. */
  image?: string
  path: string
  /** False: the product went offline. */
  isPurchasable: boolean
  /** False: not enough of it is left. */
  isOrderable: boolean
  isGiftCard: boolean
  /** Of a gift card: it is sent by e-mail. */
  isVirtualGiftCard: boolean
  /** It is wrapped as a gift. */
  gift?: LineGift
  /** Its product can be. */
  canBeWrapped?: true
  /** For a price, chosen among its option's values. */
  hasPricedWrap?: true
  /** The set that it was bought as a part of. */
  productSet?: string
  /** 0 = no limit, undefined = the usual one. */
  limit?: number
  /** A free product that was chosen: the offer that it was chosen from, see `listCountedChoices`. */
  bonusChoiceId?: string
  /** A free product that came by itself; its quantity is the platform's. */
  isAutomaticBonus?: true
  /** The welcome offer needs it: the cart asks before it is removed. */
  isWelcomeOfferPart?: true
}

export interface Totals {
  /** Products and gift certificates, after discounts. */
  items: number
  /** Undefined until a shipping method is chosen. */
  shipping?: number
  /** Contained in the total. */
  tax: number
  /** Undefined until address and shipping method are known. */
  order?: number
}

export interface ChosenShippingMethod {
  id: string
  name: string
  description?: string
  isDigital: boolean
}

export interface PaymentInstrument {
  id: string
  methodId: string
  amount: number
  /** Only where it is a card. */
  card?: PaidCard
  /** The provider's resource of a payment that the shopper has agreed to already (decision 58). */
  agreedResourceId?: string
  /** Only of redeemed gift cards. */
  giftCard?: RedeemedGiftCard
}

export interface RedeemedGiftCard {
  /** The last characters of its code, which is nowhere kept whole; empty where the platform shows none. */
  ending: string
  /** The platform's own name for it, needed to remove it; not a secret. */
  internalCode?: string
}

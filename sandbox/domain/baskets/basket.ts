import type { Localized } from '../../texts/localized-text'
import type { ChosenValue } from '../catalogue/product'
import type { Cents } from '../money'
import type { SiteId } from '../sites/site'

/** Values of `c_` attributes that a client may store. */
export type CustomValue = string | number | boolean | null | (string | number | boolean)[]
/** `c_` attributes by name, prefix included. */
export type CustomAttributes = Record<string, CustomValue>

/** A possibly incomplete address; an order needs a complete one. */
export interface Address {
  lastName?: string
  firstName?: string
  address1?: string
  city?: string
  postalCode?: string
  /** ISO 3166 two letters, upper case. */
  countryCode?: string
  salutation?: string
  title?: string
  address2?: string
  stateCode?: string
  companyName?: string
  phone?: string
  custom: CustomAttributes
}

export interface BasketLine {
  itemId: string
  productId: string
  shipmentId: string
  quantity: number
  /** Kept, so that the line can still be named when the product has left the catalogue. */
  name: Localized
  /** Kept like the name; absent in baskets and orders of an older sandbox. */
  variation?: ChosenValue[]
  /** Of a product chosen as the bonus of a coupon: the offer that it was chosen from. */
  bonusDiscountLineItemId?: string
  /** The inventory list that its units count against, a store's; absent for the site's own. */
  inventoryId?: string
  /** Wrapped as a gift, with what its card says. */
  gift?: LineGift
  /** Of a product with options: the chosen value of each, by the option's id. */
  chosenOptions?: ChosenOptions
  custom: CustomAttributes
}

export type ChosenOptions = Record<string, string>

export interface LineGift {
  message?: string
}

/** A code in the basket. Its discount is computed with the prices. */
export interface CouponItem {
  couponItemId: string
  /** As it was printed. */
  code: string
  /** It has had an effect before, so its loss can be reported. */
  wasApplied?: boolean
}

/** A gift certificate to be bought; it goes to the recipient by e-mail. */
export interface GiftCertificateItem {
  giftCertificateItemId: string
  /** Of the gift card that `c_originalSKU` names, if it does. */
  name: Localized
  /** Of that gift card. */
  variation?: ChosenValue[]
  shipmentId: string
  amount: Cents
  recipientEmail: string
  recipientName?: string
  senderName?: string
  message?: string
  custom: CustomAttributes
}

export interface Shipment {
  shipmentId: string
  shippingAddress?: Address
  shippingMethodId?: string
  gift: boolean
  giftMessage?: string
  custom: CustomAttributes
}

export interface PaymentInstrument {
  paymentInstrumentId: string
  paymentMethodId: string
  amount: Cents
  /** Card details as the client masked them; a full number never gets here. */
  paymentCard?: Record<string, unknown>
  /** Holder and masked IBAN. */
  paymentBankAccount?: Record<string, unknown>
  /** The customer's saved instrument that it was made of. */
  customerPaymentInstrumentId?: string
  /** Of a GIFT_CERTIFICATE: whose money it is. The full code never gets here. */
  giftCertificate?: {
    internalCode: string
    maskedCode: string
    /** The most that the shopper wants to take from it; absent = whatever is needed. */
    upTo?: Cents
  }
  custom: CustomAttributes
}

/** A stored basket: the shopper's decisions. Prices and totals are computed from the catalogue. */
export interface Basket {
  basketId: string
  siteId: SiteId
  customerId: string
  /** Session of the owner: a login finds the guest's basket by it. */
  usid: string
  registered: boolean
  currency: string
  email?: string
  customerNo?: string
  lines: BasketLine[]
  giftCertificateItems: GiftCertificateItem[]
  couponItems: CouponItem[]
  shipments: Shipment[]
  billingAddress?: Address
  paymentInstruments: PaymentInstrument[]
  custom: CustomAttributes
  /** Milliseconds since the epoch. */
  createdAt: number
  modifiedAt: number
}

/** Id of the shipment that every basket has. */
export const DEFAULT_SHIPMENT_ID = 'me'

/** A shipment without decisions. */
export const buildShipment = (shipmentId: string = DEFAULT_SHIPMENT_ID): Shipment => ({
  shipmentId,
  gift: false,
  custom: {}
})

/** Documents of the older shop API in camelCase: the fields of requirement 6.6 and the shop's own `c_` attributes. */

/** An attribute of the shop's own, or a member that OCAPI adds (`_type`, `_v`). */
type Custom = Record<`${'c_' | '_'}${string}`, unknown>

export interface OcapiAddress extends Custom {
  salutation?: string
  firstName?: string
  lastName?: string
  fullName?: string
  address1?: string
  address2?: string
  city?: string
  stateCode?: string
  postalCode?: string
  countryCode?: string
  companyName?: string
  phone?: string
}

export interface OcapiProductItem extends Custom {
  itemId?: string
  productId?: string
  productName?: string
  quantity?: number
  price?: number
  basePrice?: number
  tax?: number
  taxRate?: number
  shipmentId?: string
}

export interface OcapiGiftCertificateItem extends Custom {
  giftCertificateItemId?: string
  amount: number
  recipientEmail: string
  recipientName?: string
  senderName?: string
  message?: string
  shipmentId?: string
}

export interface OcapiPaymentInstrument extends Custom {
  paymentInstrumentId?: string
  customerPaymentInstrumentId?: string
  paymentMethodId?: string
  amount?: number
  giftCertificateCode?: string
  paymentCard?: {
    cardType?: string
    holder?: string
    maskedNumber?: string
    numberLastDigits?: string
    expirationMonth?: number
    expirationYear?: number
    creditCardExpired?: boolean
    number?: string
  }
  paymentBankAccount?: { holder?: string; number?: string }
}

export interface OcapiPaymentMethod extends Custom {
  id: string
  name?: string
  paymentProcessorId?: string
  cards?: {
    cardType: string
    name?: string
    numberLengths?: string[]
    numberPrefixes?: string[]
    securityCodeLength?: number
    checksumVerificationEnabled?: boolean
  }[]
}

export interface OcapiShippingMethod extends Custom {
  id: string
  name?: string
  description?: string
  price?: number
  shippingPromotions?: { promotionId?: string; calloutMsg?: string }[]
}

export interface OcapiShipment extends Custom {
  shipmentId?: string
  shippingMethod?: OcapiShippingMethod
  shippingAddress?: OcapiAddress
  shippingStatus?: string
  gift?: boolean
  giftMessage?: string
}

export interface OcapiPriceAdjustment extends Custom {
  priceAdjustmentId?: string
  promotionId?: string
  couponCode?: string
  itemText?: string
  price?: number
}

/** Common members of a basket and its order. Amounts in `currency`, with its decimals. */
export interface OcapiLineItemContainer extends Custom {
  currency?: string
  customerInfo?: { customerId?: string; customerNo?: string; email?: string }
  productItems?: OcapiProductItem[]
  giftCertificateItems?: OcapiGiftCertificateItem[]
  couponItems?: { couponItemId?: string; code: string; statusCode?: string; valid?: boolean }[]
  paymentInstruments?: OcapiPaymentInstrument[]
  shipments?: OcapiShipment[]
  shippingItems?: { itemId?: string; price?: number; priceAfterItemDiscount?: number }[]
  billingAddress?: OcapiAddress
  orderPriceAdjustments?: OcapiPriceAdjustment[]
  orderTotal?: number
  productTotal?: number
  productSubTotal?: number
  shippingTotal?: number
  taxTotal?: number
  taxation?: 'gross' | 'net'
}

export interface OcapiBasket extends OcapiLineItemContainer {
  basketId: string
  /** A reason why the basket cannot be ordered, e.g. PaymentMethodRequired. */
  _flash?: { type: string; message: string }[]
}

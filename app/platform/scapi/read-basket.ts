import { flag, id, listOf, number, shape, text } from '../http/read-answer'

/**
 * The members of baskets and orders that pages rely on. An incomplete line is not left out: it is paid for,
 * and the mappers have fallbacks for missing members.
 */

const address = shape(
  {},
  {
    salutation: text,
    firstName: text,
    lastName: text,
    companyName: text,
    address1: text,
    address2: text,
    postalCode: text,
    city: text,
    stateCode: text,
    countryCode: text,
    phone: text,
    c_vatId: text
  }
)

const shippingMethod = shape({ id }, { name: text, description: text, price: number })

const adjustments = listOf(
  shape(
    {},
    {
      promotionId: text,
      couponCode: text,
      itemText: text,
      price: number,
      appliedDiscount: shape({}, { type: text, percentage: number, amount: number })
    }
  )
)

const line = shape(
  {},
  {
    itemId: id,
    shipmentId: id,
    productId: id,
    productName: text,
    itemText: text,
    quantity: number,
    price: number,
    basePrice: number,
    priceAfterItemDiscount: number,
    priceAfterOrderDiscount: number,
    priceAdjustments: adjustments,
    thumbnailUrl: text,
    gift: flag,
    giftMessage: text,
    optionItems: listOf(
      shape({}, { optionId: id, optionValueId: id, productName: text, itemText: text, price: number })
    ),
    bonusProductLineItem: flag,
    bonusDiscountLineItemId: id
  }
)

const certificate = shape(
  {},
  {
    giftCertificateItemId: id,
    amount: number,
    message: text,
    recipientEmail: text,
    recipientName: text,
    senderName: text
  }
)

const coupon = shape({}, { couponItemId: id, code: text, statusCode: text, valid: flag })

const bonusOffer = shape(
  {},
  {
    id,
    couponCode: text,
    maxBonusItems: number,
    promotionId: text,
    bonusProducts: listOf(shape({}, { productId: id, productName: text, title: text }))
  }
)

const sellable = {
  currency: id,
  customerInfo: shape({}, { email: text, customerNo: text, customerId: text }),
  productItems: listOf(line),
  giftCertificateItems: listOf(certificate),
  orderPriceAdjustments: adjustments,
  shippingItems: listOf(shape({}, { price: number, priceAdjustments: adjustments })),
  couponItems: listOf(coupon),
  shipments: listOf(
    shape(
      {},
      {
        shipmentId: id,
        shippingAddress: address,
        shippingMethod,
        shippingTotal: number,
        gift: flag,
        giftMessage: text
      }
    )
  ),
  billingAddress: address,
  paymentInstruments: listOf(shape({}, { paymentInstrumentId: id, paymentMethodId: id, amount: number })),
  productTotal: number,
  productSubTotal: number,
  shippingTotal: number,
  taxTotal: number,
  orderTotal: number
}

export const basket = shape(
  {},
  { basketId: id, bonusDiscountLineItems: listOf(bonusOffer), flashes: listOf(shape({})), ...sellable }
)

export const order = shape(
  {},
  {
    orderNo: id,
    creationDate: text,
    status: text,
    ...sellable
  }
)

export const shippingMethods = shape(
  {},
  { applicableShippingMethods: listOf(shippingMethod), defaultShippingMethodId: id }
)

export const paymentMethods = shape(
  {},
  { applicablePaymentMethods: listOf(shape({ id }, { name: text, description: text })) }
)

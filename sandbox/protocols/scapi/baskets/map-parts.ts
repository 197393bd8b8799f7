import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import type { Language } from '../../../contracts'
import type { Address, PaymentInstrument } from '../../../domain/baskets/basket'
import type { PricedBasket, PricedLine, PricedShipment } from '../../../domain/baskets/priced-basket'
import type { PaymentMethod } from '../../../domain/payment/payment-methods'
import type { ShippingMethod } from '../../../domain/shipping/shipping-methods'
import { toDecimal } from './money'

/** Papers that an order gets on its way. */
export type DocumentKind = 'invoice' | 'return-label' | 'tracking'

/** How amounts and texts are to be written into an answer. */
export interface AnswerStyle {
  language: Language
  /** Address of a product's first picture. */
  buildImageUrl: (productId: string) => string
  /** Address of a paper that belongs to an order; the order's token in it is the key. */
  buildDocumentUrl: (order: { orderNo: string; orderToken: string }, kind: DocumentKind) => string
}

/** An address with its `c_` attributes; the full name is made of first and last name. */
export function mapAddress({ custom, ...address }: Address): ShopperBasketsTypes.OrderAddress {
  return { ...address, fullName: `${address.firstName} ${address.lastName}`, ...custom }
}

export function mapPaymentInstrument(
  instrument: PaymentInstrument
): ShopperBasketsTypes.OrderPaymentInstrument {
  const { paymentInstrumentId, paymentMethodId, amount, paymentCard, custom } = instrument
  return { ...custom, paymentInstrumentId, paymentMethodId, amount: toDecimal(amount), paymentCard }
}

export function mapPaymentMethod(
  method: PaymentMethod,
  language: Language
): ShopperBasketsTypes.PaymentMethod {
  return { id: method.id, name: method.name[language], description: method.description[language] }
}

/** `price` is what the method costs for these goods, `c_baseGrossPrice` what it costs without free shipping. */
export function mapShippingMethod(
  method: ShippingMethod,
  { language }: AnswerStyle
): ShopperBasketsTypes.ShippingMethod {
  return {
    id: method.id,
    name: method.name[language],
    description: method.description[language],
    price: toDecimal(method.price),
    c_baseGrossPrice: toDecimal(method.price),
    c_regularGrossPrice: toDecimal(method.regularPrice),
    c_digital: method.digital
  }
}

function mapPriceAdjustments(
  line: PricedLine,
  { language }: AnswerStyle
): ShopperBasketsTypes.PriceAdjustment[] {
  const reduction = line.discounted.gross - line.price
  if (reduction === 0) return []
  const promotion = line.product?.promotion
  return [
    {
      priceAdjustmentId: `${line.itemId}-${promotion?.id ?? 'sale'}`,
      promotionId: promotion?.id,
      itemText: promotion?.calloutMsg[language],
      price: toDecimal(reduction),
      appliedDiscount: { type: 'amount', amount: toDecimal(-reduction) },
      custom: false,
      manual: false
    }
  ]
}

/** One line; rates are fractions of one, as the API has them. */
export function mapLine(line: PricedLine, style: AnswerStyle): ShopperBasketsTypes.ProductItem {
  const { product, discounted } = line
  const gross = toDecimal(discounted.gross)
  return {
    ...line.custom,
    itemId: line.itemId,
    productId: line.productId,
    productName: line.name[style.language],
    itemText: line.name[style.language],
    shipmentId: line.shipmentId,
    quantity: line.quantity,
    basePrice: toDecimal(line.unitBasePrice),
    price: toDecimal(line.price),
    priceAfterItemDiscount: gross,
    priceAfterOrderDiscount: gross,
    bruttoPrice: gross,
    priceAdjustments: mapPriceAdjustments(line, style),
    tax: toDecimal(discounted.tax),
    adjustedTax: toDecimal(discounted.tax),
    taxBasis: gross,
    taxRate: discounted.rate / 100,
    taxClassId: discounted.taxClass,
    bonusProductLineItem: false,
    gift: false,
    c_purchasable: line.purchasable,
    c_orderable: line.orderable,
    c_giftCardIsVirtual: product?.isVirtualGiftCard ?? false,
    c_isGiftCard: product?.isGiftCard ?? false,
    c_basketLimit: product?.basketLimit ?? 0,
    c_servings: product?.servings,
    c_classCategoryID: product?.classCategoryId,
    c_primaryCategoryId: product?.primaryCategoryId,
    c_image: style.buildImageUrl(line.productId)
  }
}

/** One shipment with its own totals. */
export function mapShipment(
  shipment: PricedShipment,
  shippingStatus: 'not_shipped' | 'shipped',
  style: AnswerStyle
): ShopperBasketsTypes.Shipment {
  const { shipping, situation, goodsTax } = shipment
  const shippingTax = shipping?.tax ?? 0
  const complete = shipping !== undefined && shipment.shippingAddress !== undefined
  return {
    ...shipment.custom,
    shipmentId: shipment.shipmentId,
    shippingStatus,
    gift: shipment.gift,
    giftMessage: shipment.giftMessage,
    shippingAddress: shipment.shippingAddress && mapAddress(shipment.shippingAddress),
    shippingMethod: shipment.method && mapShippingMethod(shipment.method, style),
    productSubTotal: toDecimal(situation.goods),
    productTotal: toDecimal(situation.goods),
    merchandizeTotalTax: toDecimal(goodsTax),
    adjustedMerchandizeTotalTax: toDecimal(goodsTax),
    shippingTotal: shipping && toDecimal(shipping.gross),
    shippingTotalTax: shipping && toDecimal(shippingTax),
    adjustedShippingTotalTax: shipping && toDecimal(shippingTax),
    taxTotal: toDecimal(goodsTax + shippingTax),
    shipmentTotal: complete ? toDecimal(situation.goods + shipping.gross) : undefined
  }
}

/** The cost of shipping, one item for each shipment that has a suitable method. */
export function mapShippingItems(
  basket: PricedBasket,
  { language }: AnswerStyle
): ShopperBasketsTypes.ShippingItem[] {
  return basket.shipments.flatMap(({ shipmentId, shipping, method }) => {
    if (!shipping) return []
    const price = toDecimal(shipping.gross)
    const tax = toDecimal(shipping.tax)
    return [
      {
        itemId: `shipping-${shipmentId}`,
        itemText: method?.name[language],
        shipmentId,
        basePrice: price,
        price,
        priceAfterItemDiscount: price,
        tax,
        adjustedTax: tax,
        taxBasis: price,
        taxRate: shipping.rate / 100,
        taxClassId: shipping.taxClass
      }
    ]
  })
}

/** The totals that baskets and orders share. Absent ones cannot be computed yet. */
export function mapTotals({ totals }: PricedBasket) {
  const decimal = (cents: number | undefined) => (cents === undefined ? undefined : toDecimal(cents))
  return {
    taxation: 'gross' as const,
    productSubTotal: toDecimal(totals.products),
    productTotal: toDecimal(totals.products),
    merchandizeTotalTax: toDecimal(totals.productsTax),
    adjustedMerchandizeTotalTax: toDecimal(totals.productsTax),
    shippingTotal: decimal(totals.shipping),
    shippingTotalTax: decimal(totals.shippingTax),
    adjustedShippingTotalTax: decimal(totals.shippingTax),
    taxTotal: toDecimal(totals.tax),
    orderTotal: decimal(totals.order)
  }
}

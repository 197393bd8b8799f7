import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import type { Language } from '../../../domain/localized-text'
import type { Address, PaymentInstrument } from '../../../domain/baskets/basket'
import type { PricedBasket, PricedLine, PricedShipment } from '../../../domain/baskets/pricing/priced-basket'
import { addLastDigits } from '../../../domain/payment/mask-number'
import type { PaymentMethod } from '../../../domain/payment/payment-methods'
import { formatFullName } from '../../../domain/shipping/shipping-address'
import type { ShippingMethod } from '../../../domain/shipping/shipping-methods'
import { computeContainedTax } from '../../../domain/tax/contained-tax'
import { mapReduction } from './map-vouchers'
import { toDecimal } from '../../money'

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
export function mapAddress(address: Address): ShopperBasketsTypes.OrderAddress {
  const { custom, ...fields } = address
  return { ...fields, fullName: formatFullName(address), ...custom }
}

export function mapPaymentInstrument(
  instrument: PaymentInstrument
): ShopperBasketsTypes.OrderPaymentInstrument {
  const { giftCertificate, custom, ...known } = instrument
  return {
    ...custom,
    ...known,
    paymentCard: known.paymentCard && addLastDigits(known.paymentCard),
    amount: toDecimal(known.amount),
    ...(giftCertificate && {
      maskedGiftCertificateCode: giftCertificate.maskedCode,
      c_giftCertActivationCode: giftCertificate.maskedCode,
      c_giftCertInternalCode: giftCertificate.internalCode
    })
  }
}

/** With the processor and, for cards, what their numbers look like (spec 3 §3). */
export function mapPaymentMethod(
  { id, name, description, processorId, cards }: PaymentMethod,
  language: Language
): ShopperBasketsTypes.PaymentMethod {
  return {
    id,
    name: name[language],
    description: description[language],
    paymentProcessorId: processorId,
    cards
  }
}

/** `price` and `c_baseGrossPrice` are what the method costs for these goods, free shipping and coupons included. */
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

/** What the catalogue's promotions take off a line, and then what coupons do. */
function mapPriceAdjustments(line: PricedLine, style: AnswerStyle): ShopperBasketsTypes.PriceAdjustment[] {
  const byCoupons = line.reductions.reduce((total, { amount }) => total + amount, 0)
  const reduction = line.discounted.gross + byCoupons - line.price
  const ofCoupons = line.reductions.map(each => mapReduction(each, line.itemId, style))
  if (reduction === 0) return ofCoupons
  const promotion = line.product?.promotion
  return [
    {
      priceAdjustmentId: `${line.itemId}-${promotion?.id ?? 'sale'}`,
      promotionId: promotion?.id,
      itemText: promotion?.calloutMsg[style.language],
      price: toDecimal(reduction),
      appliedDiscount: { type: 'amount', amount: toDecimal(-reduction) },
      custom: false,
      manual: false
    },
    ...ofCoupons
  ]
}

/** One line; rates are fractions of one, as the API has them. */
export function mapLine(line: PricedLine, style: AnswerStyle): ShopperBasketsTypes.ProductItem {
  const { product, discounted, afterOrderDiscount, bonusDiscountLineItemId } = line
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
    priceAfterOrderDiscount: toDecimal(afterOrderDiscount.gross),
    bruttoPrice: gross,
    priceAdjustments: mapPriceAdjustments(line, style),
    tax: toDecimal(discounted.tax),
    adjustedTax: toDecimal(afterOrderDiscount.tax),
    taxBasis: gross,
    taxRate: discounted.rate / 100,
    taxClassId: discounted.taxClass,
    bonusProductLineItem: bonusDiscountLineItemId !== undefined,
    bonusDiscountLineItemId,
    gift: false,
    c_purchasable: line.purchasable,
    c_orderable: line.orderable,
    c_giftCardIsVirtual: product?.isVirtualGiftCard ?? false,
    c_isGiftCard: product?.isGiftCard ?? false,
    c_isBonusProductsByPromoCode: bonusDiscountLineItemId !== undefined,
    c_basketLimit: product?.basketLimit ?? 0,
    c_promotionMessage: product?.promotion?.calloutMsg[style.language],
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
  const { shipping, shippingReduction, situation, goodsTotal, goodsTax } = shipment
  const shippingTax = shipping?.tax ?? 0
  const complete = shipping !== undefined && shipment.shippingAddress !== undefined
  return {
    ...shipment.custom,
    shipmentId: shipment.shipmentId,
    shippingStatus,
    gift: shipment.gift,
    giftMessage: shipment.giftMessage,
    shippingAddress: shipment.shippingAddress && mapAddress(shipment.shippingAddress),
    shippingMethod: shipment.method && {
      ...mapShippingMethod(shipment.method, style),
      ...(shippingReduction && {
        shippingPromotions: [
          {
            promotionId: shippingReduction.promotionId,
            calloutMsg: shippingReduction.text[style.language]
          }
        ]
      })
    },
    productSubTotal: toDecimal(situation.goods),
    productTotal: toDecimal(goodsTotal),
    merchandizeTotalTax: toDecimal(goodsTax),
    adjustedMerchandizeTotalTax: toDecimal(goodsTax),
    shippingTotal: shipping && toDecimal(shipping.gross),
    shippingTotalTax: shipping && toDecimal(shippingTax),
    adjustedShippingTotalTax: shipping && toDecimal(shippingTax),
    taxTotal: toDecimal(goodsTax + shippingTax),
    shipmentTotal: complete ? toDecimal(goodsTotal + shipment.giftCertificates + shipping.gross) : undefined
  }
}

/** The cost of shipping, one item for each shipment that has a suitable method, with what a coupon takes off it. */
export function mapShippingItems(
  basket: PricedBasket,
  style: AnswerStyle
): ShopperBasketsTypes.ShippingItem[] {
  return basket.shipments.flatMap(({ shipmentId, shipping, shippingReduction, method }) => {
    if (!shipping) return []
    const itemId = `shipping-${shipmentId}`
    const fullPrice = shipping.gross + (shippingReduction?.amount ?? 0)
    const reduced = toDecimal(shipping.gross)
    return [
      {
        itemId,
        itemText: method?.name[style.language],
        shipmentId,
        basePrice: toDecimal(fullPrice),
        price: toDecimal(fullPrice),
        priceAdjustments: shippingReduction ? [mapReduction(shippingReduction, itemId, style)] : [],
        priceAfterItemDiscount: reduced,
        tax: toDecimal(computeContainedTax(fullPrice, shipping.rate)),
        adjustedTax: toDecimal(shipping.tax),
        taxBasis: reduced,
        taxRate: shipping.rate / 100,
        taxClassId: shipping.taxClass
      }
    ]
  })
}

/** The totals that baskets and orders share. Absent ones cannot be computed yet. */
export function mapTotals({ totals, lines }: PricedBasket) {
  const taxBeforeOrderDiscount = lines.reduce((tax, line) => tax + line.discounted.tax, 0)
  const decimal = (cents: number | undefined) => (cents === undefined ? undefined : toDecimal(cents))
  return {
    taxation: 'gross' as const,
    productSubTotal: toDecimal(totals.products),
    productTotal: toDecimal(totals.products - totals.orderDiscount),
    merchandizeTotalTax: toDecimal(taxBeforeOrderDiscount),
    adjustedMerchandizeTotalTax: toDecimal(totals.productsTax),
    shippingTotal: decimal(totals.shipping),
    shippingTotalTax: decimal(totals.shippingTax),
    adjustedShippingTotalTax: decimal(totals.shippingTax),
    taxTotal: toDecimal(totals.tax),
    orderTotal: decimal(totals.order)
  }
}

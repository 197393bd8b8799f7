import { computeContainedTax } from '../../../domain/pricing/tax'
import { say } from '../../../texts/localized-text'
import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import type { PricedBasket, PricedShipment } from '../../../domain/baskets/pricing/priced-basket'
import type { ShippingMethod } from '../../../domain/shipping/shipping-methods'
import type { MappingContext } from '../../mapping-context'
import { toDecimal } from '../../money'
import { mapAddress } from './map-address'
import { mapReduction } from './map-reduction'

/** `price` and `c_baseGrossPrice` are the method's price for these goods, free shipping and coupons included. */
export function mapShippingMethod(
  method: ShippingMethod,
  { language }: MappingContext
): ShopperBasketsTypes.ShippingMethod {
  return {
    id: method.id,
    name: say(method.name, language),
    description: say(method.description, language),
    price: toDecimal(method.price),
    c_baseGrossPrice: toDecimal(method.price),
    c_regularGrossPrice: toDecimal(method.regularPrice),
    c_digital: method.digital,
    c_storePickupEnabled: method.pickUp
  }
}

/** One shipment with its own totals. */
export function mapShipment(
  shipment: PricedShipment,
  shippingStatus: 'not_shipped' | 'shipped',
  context: MappingContext
): ShopperBasketsTypes.Shipment {
  const { shipping, shippingReduction, situation, goodsTotal, goodsTax, optionsTotal = 0 } = shipment
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
      ...mapShippingMethod(shipment.method, context),
      ...(shippingReduction && {
        shippingPromotions: [
          {
            promotionId: shippingReduction.promotionId,
            calloutMsg: say(shippingReduction.text, context.language)
          }
        ]
      })
    },
    productSubTotal: toDecimal(situation.goods + optionsTotal),
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
  context: MappingContext
): ShopperBasketsTypes.ShippingItem[] {
  return basket.shipments.flatMap(({ shipmentId, shipping, shippingReduction, method }) => {
    if (!shipping) return []
    const itemId = `shipping-${shipmentId}`
    const fullPrice = shipping.gross + (shippingReduction?.amount ?? 0)
    const reduced = toDecimal(shipping.gross)
    return [
      {
        itemId,
        itemText: say(method?.name, context.language),
        shipmentId,
        basePrice: toDecimal(fullPrice),
        price: toDecimal(fullPrice),
        priceAdjustments: shippingReduction ? [mapReduction(shippingReduction, itemId, context)] : [],
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

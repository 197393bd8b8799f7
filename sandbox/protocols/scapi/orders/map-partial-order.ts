import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { Order } from '../../../domain/orders/order'
import type { MappingContext } from '../../mapping-context'
import { mapOrder } from './map-order'

/** Members without personal data; without the order's token and links with it. */
const SHOWN = [
  'orderNo',
  'siteId',
  'channelType',
  'creationDate',
  'lastModified',
  'currency',
  'guest',
  'status',
  'paymentStatus',
  'confirmationStatus',
  'exportStatus',
  'shippingStatus',
  'shippingItems',
  'taxation',
  'productSubTotal',
  'productTotal',
  'merchandizeTotalTax',
  'adjustedMerchandizeTotalTax',
  'shippingTotal',
  'shippingTotalTax',
  'adjustedShippingTotalTax',
  'taxTotal',
  'orderTotal',
  'c_overallStatus',
  'c_orderstatus'
]
/** Nothing that the buyer has written, such as a message to the recipient. */
const SHOWN_OF_PRODUCT = [
  'itemId',
  'productId',
  'productName',
  'itemText',
  'shipmentId',
  'c_variationValues',
  'quantity',
  'basePrice',
  'price',
  'priceAfterItemDiscount',
  'priceAfterOrderDiscount',
  'tax',
  'taxRate',
  'taxBasis',
  'adjustedTax',
  'bonusProductLineItem',
  'gift'
]
const SHOWN_OF_SHIPMENT = ['shipmentId', 'shipmentNo', 'shippingMethod', 'shippingStatus', 'shippingTotal']

const pick = (from: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(names.filter(name => from[name] !== undefined).map(name => [name, from[name]]))

/** The reduced view of an order for a weak proof: products and status, without persons, addresses and payment. */
export function mapPartialOrder(order: Order, context: MappingContext): ShopperOrdersTypes.Order {
  const whole = mapOrder(order, context)
  return {
    ...pick(whole, SHOWN),
    productItems: whole.productItems?.map(item => pick(item, SHOWN_OF_PRODUCT)),
    shipments: whole.shipments?.map(shipment => ({
      shipmentId: shipment.shipmentId,
      ...pick(shipment, SHOWN_OF_SHIPMENT)
    }))
  }
}

import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { Order } from '../../../domain/orders/order'
import { formatFullName } from '../../../domain/shipping/shipping-address'
import {
  mapAddress,
  mapLine,
  mapPaymentInstrument,
  mapShipment,
  mapShippingItems,
  mapTotals,
  type AnswerStyle
} from '../checkout/map-parts'
import { mapVouchers } from '../checkout/map-vouchers'
import { mapOrderLife } from './map-order-life'

/** Shipments know two states, orders three. */
const mapShippingStatus = (order: Order) => (order.shippingStatus === 'shipped' ? 'shipped' : 'not_shipped')

/** An order as the API answers it, with the `c_` attributes of the shop (spec 3 §3). */
export function mapOrder(order: Order, style: AnswerStyle): ShopperOrdersTypes.Order {
  const { basket } = order
  const { billingAddress } = basket
  const customerName = billingAddress && formatFullName(billingAddress)
  return {
    ...basket.custom,
    orderNo: order.orderNo,
    orderToken: order.orderToken,
    siteId: order.siteId,
    channelType: 'storefront',
    createdBy: 'Customer',
    creationDate: new Date(order.createdAt).toISOString(),
    lastModified: new Date(order.modifiedAt).toISOString(),
    currency: basket.currency,
    guest: !order.registered,
    customerName,
    customerInfo: {
      customerId: order.customerId,
      customerNo: basket.customerNo,
      customerName,
      email: basket.email ?? ''
    },
    status: order.status,
    paymentStatus: order.paymentStatus,
    confirmationStatus: order.confirmationStatus,
    exportStatus: order.exportStatus,
    shippingStatus: order.shippingStatus,
    productItems: basket.lines.map(line => mapLine(line, style)),
    ...mapVouchers(basket, style),
    shipments: basket.shipments.map(shipment => mapShipment(shipment, mapShippingStatus(order), style)),
    shippingItems: mapShippingItems(basket, style),
    billingAddress: billingAddress && mapAddress(billingAddress),
    paymentInstruments: basket.paymentInstruments.map(mapPaymentInstrument),
    ...mapTotals(basket),
    ...mapOrderLife(order, style),
    c_checkoutKey: order.checkoutKey
  }
}

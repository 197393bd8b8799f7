import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { Order } from '../../../domain/orders/order'
import {
  mapAddress,
  mapLine,
  mapPaymentInstrument,
  mapShipment,
  mapShippingItems,
  mapTotals,
  type AnswerStyle
} from '../baskets/map-parts'

/** Shipments know two states, orders three. */
const mapShippingStatus = (order: Order) => (order.shippingStatus === 'shipped' ? 'shipped' : 'not_shipped')

/** An order as the API answers it, with the `c_` attributes of the shop (spec 3 §3). */
export function mapOrder(order: Order, style: AnswerStyle): ShopperOrdersTypes.Order {
  const { basket } = order
  const { billingAddress } = basket
  const customerName = billingAddress && `${billingAddress.firstName} ${billingAddress.lastName}`
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
    giftCertificateItems: [],
    couponItems: [],
    orderPriceAdjustments: [],
    shipments: basket.shipments.map(shipment => mapShipment(shipment, mapShippingStatus(order), style)),
    shippingItems: mapShippingItems(basket, style),
    billingAddress: billingAddress && mapAddress(billingAddress),
    paymentInstruments: basket.paymentInstruments.map(mapPaymentInstrument),
    ...mapTotals(basket),
    c_overallStatus: order.overallStatus,
    c_orderstatus: order.overallStatus,
    c_checkoutKey: order.checkoutKey,
    c_giftCertificateTotal: 0,
    c_shipping: '[]',
    c_return: '[]',
    c_invoice: '[]',
    c_returnLabel: '[]'
  }
}

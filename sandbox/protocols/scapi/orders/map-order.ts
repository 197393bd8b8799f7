import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { Order } from '../../../domain/orders/order'
import { getPickUpState } from '../../../domain/orders/lifecycle/pick-up-order'
import { findParcel } from '../../../domain/orders/lifecycle/ship-order'
import { getPaymentState } from '../../../domain/orders/order-payment'
import { hasItemsLeft } from '../../../domain/orders/returns/left-basket'
import { findMoneyInstrument } from '../../../domain/orders/take-payment'
import { formatFullName } from '../../../domain/shipping/shipping-address'
import type { MappingContext } from '../../mapping-context'
import { mapAddress } from '../checkout/map-address'
import { mapLine } from '../checkout/map-line'
import { mapPaymentInstrument } from '../checkout/map-payment'
import { mapShipment, mapShippingItems } from '../checkout/map-shipment'
import { mapTotals } from '../checkout/map-totals'
import { mapVouchers } from '../checkout/map-vouchers'
import { mapOrderLifecycle } from './map-order-lifecycle'

/** Shipments know two states, orders three: parcels leave one by one, and what is collected with its shopper. */
function isShipped(order: Order, shipmentId: string): boolean {
  const pickUp = order.pickUps?.find(each => each.shipmentId === shipmentId)
  if (pickUp) return pickUp.collectedAt !== undefined
  if (findParcel(order, shipmentId)) return true
  return order.shippingStatus === 'shipped' && hasItemsLeft(order, shipmentId)
}

/** Our own attributes of a shipment that is collected: its number, named in the store, and how far it is. */
function mapPickUp(order: Order, shipmentId: string) {
  const pickUp = order.pickUps?.find(each => each.shipmentId === shipmentId)
  return pickUp && { c_pickUpNumber: pickUp.number, c_pickUpStatus: getPickUpState(order, pickUp) }
}

/** The instruments, with the way to the provider's page while the payment waits for the shopper. */
function mapPayments(order: Order, { buildPaymentUrl }: MappingContext) {
  const redirected = getPaymentState(order) === 'redirect' ? findMoneyInstrument(order) : undefined
  return order.basket.paymentInstruments.map(instrument => ({
    ...mapPaymentInstrument(instrument),
    ...(instrument === redirected &&
      order.payment && { c_redirectUrl: buildPaymentUrl(order.payment.paymentId) })
  }))
}

/** An order as the API returns it, with the `c_` attributes of the shop (requirement 8.1). */
export function mapOrder(order: Order, context: MappingContext): ShopperOrdersTypes.Order {
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
    productItems: basket.lines.map(line => mapLine(line, context)),
    ...mapVouchers(basket, context),
    shipments: basket.shipments.map(shipment => ({
      ...mapShipment(shipment, isShipped(order, shipment.shipmentId) ? 'shipped' : 'not_shipped', context),
      trackingNumber: findParcel(order, shipment.shipmentId)?.trackingNumber,
      ...mapPickUp(order, shipment.shipmentId)
    })),
    shippingItems: mapShippingItems(basket, context),
    billingAddress: billingAddress && mapAddress(billingAddress),
    paymentInstruments: mapPayments(order, context),
    c_paymentState: getPaymentState(order),
    ...mapTotals(basket),
    ...mapOrderLifecycle(order, context),
    c_checkoutKey: order.checkoutKey
  }
}

import type { PricedShipment } from '../../baskets/pricing/priced-basket'
import { listDelivered } from '../../baskets/pricing/price-basket'
import type { Order, Parcel } from '../order'

/** Twenty digits, as parcel numbers of the carrier are; made of the order number and the shipment's place. */
const buildTrackingNumber = ({ orderNo }: Order, place: number): string =>
  `0034043${orderNo.replace(/\D/g, '').padStart(11, '0')}${String(place).padStart(2, '0')}`

function packShipment(
  order: Order,
  { method, shipmentId }: PricedShipment,
  place: number,
  now: number
): Parcel[] {
  if (method?.digital || method?.pickUp) return []
  const carrier = method?.id === 'express' ? 'DHL Express' : 'DHL'
  return [{ shipmentId, carrier, trackingNumber: buildTrackingNumber(order, place), shippedAt: now }]
}

/** Hands the order over to the carrier: every shipment that travels gets a parcel, the shopper an invoice. */
export function shipOrder(order: Order, now: number): Order {
  return {
    ...order,
    shippingStatus: 'shipped',
    overallStatus: 'SHIPPED',
    parcels: listDelivered(order.basket).flatMap((shipment, index) =>
      packShipment(order, shipment, index + 1, now)
    ),
    invoice: { invoiceNo: `R-${order.orderNo}`, issuedAt: now },
    modifiedAt: now
  }
}

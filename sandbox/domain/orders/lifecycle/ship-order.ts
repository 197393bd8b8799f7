import type { PricedBasket, PricedShipment } from '../../baskets/pricing/priced-basket'
import { listDelivered } from '../../baskets/pricing/price-basket'
import type { Order, OverallStatus, Parcel } from '../order'
import { takeOutCancelled } from '../returns/left-basket'

/** The shipments of an order that a carrier takes to an address. */
export const listParcelShipments = (basket: PricedBasket): PricedShipment[] =>
  listDelivered(basket).filter(({ method }) => method?.pickUp !== true && method?.digital !== true)

/** Twenty digits, as parcel numbers of the carrier are; made of the order number and the shipment's place. */
const buildTrackingNumber = ({ orderNo }: Order, place: number): string =>
  `0034043${orderNo.replace(/\D/g, '').padStart(11, '0')}${String(place).padStart(2, '0')}`

const packShipment = (
  order: Order,
  { method, shipmentId }: PricedShipment,
  place: number,
  now: number
): Parcel => ({
  shipmentId,
  carrier: method?.id === 'express' ? 'DHL Express' : 'DHL',
  trackingNumber: buildTrackingNumber(order, place),
  shippedAt: now
})

/** The parcel of a shipment, once it has left. */
export const findParcel = ({ parcels = [] }: Order, shipmentId: string): Parcel | undefined =>
  parcels.find(parcel => parcel.shipmentId === shipmentId)

/**
 * Hands one shipment over to the carrier, or all that have not left: each gets a parcel. With the last one the order
 * itself is sent, and the shopper gets an invoice.
 */
export function shipOrder(order: Order, now: number, shipmentId?: string): Order {
  const shipments = listParcelShipments(takeOutCancelled(order))
  const sent = shipments.flatMap((shipment, index) =>
    findParcel(order, shipment.shipmentId) || (shipmentId ?? shipment.shipmentId) !== shipment.shipmentId
      ? []
      : [packShipment(order, shipment, index + 1, now)]
  )
  const parcels = [...(order.parcels ?? []), ...sent]
  if (parcels.length < shipments.length)
    return { ...order, shippingStatus: 'part_shipped', parcels, modifiedAt: now }
  return {
    ...order,
    shippingStatus: 'shipped',
    overallStatus: 'SHIPPED',
    parcels,
    invoice: { invoiceNo: `R-${order.orderNo}`, issuedAt: now },
    modifiedAt: now
  }
}

/** A step of one parcel, of an order with several. */
export interface ParcelStep {
  shipmentId: string
  to: OverallStatus
}

/** The next step of each parcel; empty for an order with one, which goes on as a whole. */
export function listParcelSteps(order: Order): ParcelStep[] {
  const shipments = listParcelShipments(takeOutCancelled(order))
  const { overallStatus } = order
  if (shipments.length < 2 || !['READY_FOR_SHIPPING', 'SHIPPED'].includes(overallStatus)) return []
  return shipments.flatMap(({ shipmentId }): ParcelStep[] => {
    const parcel = findParcel(order, shipmentId)
    if (!parcel) return overallStatus === 'SHIPPED' ? [] : [{ shipmentId, to: 'SHIPPED' }]
    return parcel.deliveredAt === undefined ? [{ shipmentId, to: 'DELIVERED' }] : []
  })
}

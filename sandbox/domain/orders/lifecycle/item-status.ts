import type { PricedLine } from '../../baskets/pricing/priced-basket'
import type { ItemStatus, Order } from '../order'
import { countCancelled, countKept } from '../returns/line-units'
import { findParcel } from './ship-order'

/** How far one product of an order is, for its label (requirement 8.2). */
export function getItemStatus(order: Order, line: PricedLine): ItemStatus {
  const kept = countKept(order, line)
  const bought = line.quantity - countCancelled(order, line.itemId)
  if (bought === 0) return 'cancelled'
  if (kept === 0) return 'returned'
  if (kept < bought) return 'partially_returned'
  const pickUp = order.pickUps?.find(({ shipmentId }) => shipmentId === line.shipmentId)
  if (pickUp && order.overallStatus !== 'CANCELLED') {
    if (pickUp.collectedAt !== undefined) return 'collected'
    return pickUp.readyAt === undefined ? 'not_ready' : 'ready_for_pickup'
  }
  // Parcels of one order leave and arrive by themselves.
  const parcel = line.shipmentId === undefined ? undefined : findParcel(order, line.shipmentId)
  if (parcel) return parcel.deliveredAt === undefined ? 'shipped' : 'delivered'
  switch (order.overallStatus) {
    case 'CANCELLED':
      return 'cancelled'
    case 'PROCESSING':
    case 'READY_FOR_SHIPPING':
      return 'not_shipped'
    case 'SHIPPED':
      return 'shipped'
    default:
      return 'delivered'
  }
}

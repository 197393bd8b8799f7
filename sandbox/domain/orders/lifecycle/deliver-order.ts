import type { Order } from '../order'

/** The goods have arrived: the order is complete and paid, and what came by parcel can be sent back. */
export function deliverOrder(order: Order, now: number): Order {
  const parcels = (order.parcels ?? []).map(parcel => ({ ...parcel, deliveredAt: now }))
  return {
    ...order,
    status: 'completed',
    paymentStatus: 'paid',
    overallStatus: 'DELIVERED',
    parcels,
    ...(parcels.length > 0 && { returnLabel: { labelNo: `RET-${order.orderNo}`, issuedAt: now } }),
    modifiedAt: now
  }
}

import type { Order } from '../order'
import { countKept } from '../returns/line-units'
import { takeBack } from '../returns/receive-return'

const countAllKept = (order: Order): number =>
  order.basket.lines.reduce((units, line) => units + countKept(order, line), 0)

/** Sent by parcel, arrived, and not returned completely. */
export const isReturnable = (order: Order): boolean =>
  order.returnLabel !== undefined && countAllKept(order) > 0

/** Whether one unit can come back without it being the last one. */
export const isPartlyReturnable = (order: Order): boolean => isReturnable(order) && countAllKept(order) > 1

/** Announced parcels need not be waited for any more: all of it came back. */
const closeAnnounced = (order: Order, now: number): Order => ({
  ...order,
  ...(order.announcedReturns && {
    announcedReturns: order.announcedReturns.map(each => ({ ...each, receivedAt: each.receivedAt ?? now }))
  })
})

/** Everything that is still with the shopper comes back, announced or not. */
export function returnOrder(order: Order, now: number): Order {
  const rest = order.basket.lines.map(line => ({ itemId: line.itemId, quantity: countKept(order, line) }))
  return { ...takeBack(closeAnnounced(order, now), rest, now), overallStatus: 'RETURNED' }
}

/** One unit of the first line that still has one comes back. */
export function returnPartOfOrder(order: Order, now: number): Order {
  const line = order.basket.lines.find(each => countKept(order, each) > 0)
  const back = takeBack(order, line ? [{ itemId: line.itemId, quantity: 1 }] : [], now)
  return { ...back, overallStatus: 'PARTIALLY_RETURNED' }
}

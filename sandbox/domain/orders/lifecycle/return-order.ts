import type { PricedLine } from '../../baskets/pricing/priced-basket'
import type { Order, ReturnedItem } from '../order'

const countUnits = (order: Order): number =>
  order.basket.lines.reduce((units, line) => units + line.quantity, 0)

const countReturned = (order: Order, itemId?: string): number =>
  (order.returns ?? [])
    .filter(item => itemId === undefined || item.itemId === itemId)
    .reduce((units, item) => units + item.quantity, 0)

/** Units of a line that are still with the shopper. */
export const countKept = (order: Order, line: PricedLine): number =>
  line.quantity - countReturned(order, line.itemId)

const takeBack = (line: PricedLine, quantity: number, now: number): ReturnedItem => ({
  itemId: line.itemId,
  productId: line.productId,
  quantity,
  returnedAt: now
})

/** Sent by parcel, arrived, and not returned completely. */
export const isReturnable = (order: Order): boolean =>
  order.returnLabel !== undefined && countUnits(order) > countReturned(order)

/** Whether one unit can come back without it being the last one. */
export const isPartlyReturnable = (order: Order): boolean =>
  isReturnable(order) && countUnits(order) - countReturned(order) > 1

/** Everything that is still with the shopper comes back. Returned food is not sold again: no stock is returned. */
export function returnOrder(order: Order, now: number): Order {
  const rest = order.basket.lines.flatMap(line => {
    const kept = countKept(order, line)
    return kept > 0 ? [takeBack(line, kept, now)] : []
  })
  return {
    ...order,
    overallStatus: 'RETURNED',
    returns: [...(order.returns ?? []), ...rest],
    modifiedAt: now
  }
}

/** One unit of the first line that still has one comes back. */
export function returnPartOfOrder(order: Order, now: number): Order {
  const line = order.basket.lines.find(each => countKept(order, each) > 0)
  return {
    ...order,
    overallStatus: 'PARTIALLY_RETURNED',
    returns: [...(order.returns ?? []), ...(line ? [takeBack(line, 1, now)] : [])],
    modifiedAt: now
  }
}

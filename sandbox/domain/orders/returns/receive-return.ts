import type { AnnouncedReturn, Order, ReturnedItem } from '../order'
import { countKept, isEverythingBack } from './line-units'
import { addRefund, computeValue } from './refund'

/** The order with units that came back, their refund and its overall status. Returned food is not sold again. */
export function takeBack(order: Order, items: { itemId: string; quantity: number }[], now: number): Order {
  const back = items.flatMap(({ itemId, quantity }): ReturnedItem[] => {
    const line = order.basket.lines.find(each => each.itemId === itemId)
    const units = line ? Math.min(quantity, countKept(order, line)) : 0
    return line && units > 0 ? [{ itemId, productId: line.productId, quantity: units, returnedAt: now }] : []
  })
  const refunded = addRefund(order, 'return', computeValue(order, back), now)
  const returned = { ...refunded, returns: [...(order.returns ?? []), ...back], modifiedAt: now }
  return { ...returned, overallStatus: isEverythingBack(returned) ? 'RETURNED' : 'PARTIALLY_RETURNED' }
}

/** The parcel of an announced return has arrived; undefined for one that is unknown or here already. */
export function receiveReturn(order: Order, returnNo: string, now: number): Order | undefined {
  const isOpen = (each: AnnouncedReturn) => each.returnNo === returnNo && each.receivedAt === undefined
  const announced = order.announcedReturns?.find(isOpen)
  if (!announced) return undefined
  const received = (order.announcedReturns ?? []).map(each =>
    each === announced ? { ...each, receivedAt: now } : each
  )
  return takeBack({ ...order, announcedReturns: received }, announced.items, now)
}

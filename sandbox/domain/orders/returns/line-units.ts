import type { PricedLine } from '../../baskets/pricing/priced-basket'
import { isCancellable } from '../lifecycle/cancel-order'
import type { Order } from '../order'

/** How long after their arrival goods can be announced to be sent back, in milliseconds: 30 days. */
export const RETURN_WINDOW = 30 * 24 * 3_600_000

interface Units {
  itemId: string
  quantity: number
}

const count = (items: readonly Units[] | undefined, itemId: string): number =>
  (items ?? []).reduce((units, item) => (item.itemId === itemId ? units + item.quantity : units), 0)

export const countCancelled = (order: Pick<Order, 'cancelledItems'>, itemId: string): number =>
  count(order.cancelledItems, itemId)

/** Units that came back. */
export const countReturned = (order: Order, itemId: string): number => count(order.returns, itemId)

/** Units that are announced and have not arrived. */
export const countAnnounced = (order: Order, itemId: string): number =>
  count(
    (order.announcedReturns ?? []).flatMap(({ items, receivedAt }) =>
      receivedAt === undefined ? items : []
    ),
    itemId
  )

/** Units of a line that are still with the shopper, or on their way there. */
export const countKept = (order: Order, { itemId, quantity }: Units): number =>
  quantity - countCancelled(order, itemId) - countReturned(order, itemId)

/** A free product goes with the offer that brought it. */
const isFree = ({ bonusDiscountLineItemId, reductions }: PricedLine): boolean =>
  bonusDiscountLineItemId !== undefined || reductions.some(({ discount }) => discount.type === 'bonus')

/** Units of a line that can be cancelled alone. */
export const countCancellable = (order: Order, line: PricedLine): number =>
  isCancellable(order) && !isFree(line) ? countKept(order, line) : 0

/** Units of a line that can be announced to be sent back: by parcel, within the window, and no gift cards. */
export function countReturnable(order: Order, line: PricedLine, now: number): number {
  const { returnLabel, overallStatus } = order
  const isDelivered = overallStatus === 'DELIVERED' || overallStatus === 'PARTIALLY_RETURNED'
  if (!isDelivered || !returnLabel || now > returnLabel.issuedAt + RETURN_WINDOW) return 0
  if (line.product?.isGiftCard) return 0
  return countKept(order, line) - countAnnounced(order, line.itemId)
}

/** Whether all units of an order that can come back have done so. */
export const isEverythingBack = (order: Order): boolean =>
  order.basket.lines.every(line => line.product?.isGiftCard || countKept(order, line) === 0)

import { CheckoutError } from '../../checkout-error'
import { cancelOrder } from '../lifecycle/cancel-order'
import type { Order } from '../order'
import { wrongOrderStatus } from '../order-errors'
import { computeEmptied, takeOutCancelled } from './left-basket'
import { countCancellable } from './line-units'
import { addRefund, computeRemainingValue, computeValue } from './refund'

interface Units {
  itemId: string
  quantity: number
  reason?: string
}

/** 409: the shopper has seen other quantities than there are. */
const quantityChanged = ({ orderNo }: Order, itemIds: string[]): CheckoutError =>
  new CheckoutError(
    'conflict',
    'cancel-quantity-changed',
    'Cancel Quantity Changed',
    'More is to be cancelled than can be.',
    { orderNo, itemIds }
  )

/**
 * Cancels units of lines before they leave; the last ones end the order. 400 error when it is too late, 409 for more
 * units than there are.
 */
export function cancelItems(order: Order, items: readonly Units[], now: number): Order {
  const isOpen = order.basket.lines.some(line => countCancellable(order, line) > 0)
  if (!isOpen) throw wrongOrderStatus(order, 'cancelled')
  const exceeded = items.filter(({ itemId, quantity }) => {
    const line = order.basket.lines.find(each => each.itemId === itemId)
    return !line || quantity > countCancellable(order, line)
  })
  if (exceeded.length > 0)
    throw quantityChanged(
      order,
      exceeded.map(({ itemId }) => itemId)
    )
  const cancelledItems = [
    ...(order.cancelledItems ?? []),
    ...items.map(({ itemId, quantity, reason }) => ({ itemId, quantity, reason, cancelledAt: now }))
  ]
  const changed = { ...order, cancelledItems, modifiedAt: now }
  const isLast = order.basket.lines.every(line => countCancellable(changed, line) === 0)
  const isWhole = isLast && order.basket.giftCertificateItems.length === 0
  if (isWhole) return { ...cancelWhole(order, now), cancelReason: joinReasons(items) }
  const value = computeValue(order, items)
  // Nobody pays for a parcel that does not leave.
  const delivery = computeEmptied(takeOutCancelled(order), takeOutCancelled(changed))
  return {
    ...addRefund(order, 'cancellation', { ...value, amount: value.amount + delivery.gross }, now),
    cancelledItems,
    modifiedAt: now
  }
}

const joinReasons = (items: readonly Units[]): string | undefined =>
  [...new Set(items.flatMap(({ reason }) => reason ?? []))].join(', ') || undefined

/** Cancels what is left of an order; all that was paid for it goes back, delivery included. */
export const cancelWhole = (order: Order, now: number): Order =>
  cancelOrder(addRefund(order, 'cancellation', computeRemainingValue(order), now), now)

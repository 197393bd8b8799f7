import type { Order } from '../order'
import { isAwaitingPayment } from '../order-payment'

/** How long after its placement an order is accepted for processing, in milliseconds. */
export const ACCEPTANCE_DELAY = 2_000

/**
 * The order's state at a moment. A placed order is `created` in the response to its placement and is accepted
 * shortly after: then it is `new`, confirmed and ready for export, and can be cancelled until it is exported
 * (requirement 8.2). Nothing has to run for that: every read asks this rule. One that is not paid for waits
 * for its payment.
 */
export function acceptOrder(order: Order, now: number): Order {
  const acceptedAt = order.createdAt + ACCEPTANCE_DELAY
  if (order.status !== 'created' || now < acceptedAt || isAwaitingPayment(order)) return order
  return {
    ...order,
    status: 'new',
    confirmationStatus: 'confirmed',
    exportStatus: 'ready',
    modifiedAt: acceptedAt
  }
}

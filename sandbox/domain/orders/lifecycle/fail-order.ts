import type { Order } from '../order'
import { wrongOrderStatus } from '../order-errors'

/** An order without any processing: created or new, not paid and not exported. */
export const isFailable = ({ status, paymentStatus, exportStatus }: Order): boolean =>
  (status === 'created' || status === 'new') && paymentStatus === 'not_paid' && exportStatus !== 'exported'

/**
 * Fails an order whose payment did not come about; 400 error for any other. An order fails once,
 * so that its basket can be reopened once.
 */
export function failOrder(order: Order, now: number): Order {
  if (!isFailable(order)) throw wrongOrderStatus(order, 'failed')
  return {
    ...order,
    status: 'failed',
    confirmationStatus: 'not_confirmed',
    exportStatus: 'not_exported',
    overallStatus: 'CANCELLED',
    modifiedAt: now
  }
}

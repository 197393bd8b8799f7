import type { Order } from '../order'
import { wrongOrderStatus } from '../order-errors'

/** Until the warehouse has it: status new, and ready for export (requirement 8.2). */
export const isCancellable = ({ status, exportStatus }: Order): boolean =>
  status === 'new' && exportStatus === 'ready'

/** Cancels an order; 400 error when it is too late. The service returns its stock and vouchers. */
export function cancelOrder(order: Order, now: number): Order {
  if (!isCancellable(order)) throw wrongOrderStatus(order, 'cancelled')
  return {
    ...order,
    status: 'cancelled',
    exportStatus: 'not_exported',
    overallStatus: 'CANCELLED',
    modifiedAt: now
  }
}

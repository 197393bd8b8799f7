import type { PricedLine } from '../../baskets/pricing/priced-basket'
import type { ItemStatus, Order } from '../order'
import { countKept } from './return-order'

/** How far one product of an order is, for its label (requirement 8.2). */
export function getItemStatus(order: Order, line: PricedLine): ItemStatus {
  const kept = countKept(order, line)
  if (kept === 0) return 'returned'
  if (kept < line.quantity) return 'partially_returned'
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

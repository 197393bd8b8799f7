import type { Order, OrderPage } from './order'

/** Which of a customer's orders are wanted; times are milliseconds since the epoch. */
interface OrderFilter {
  status?: Order['status']
  from?: number
  until?: number
}

export interface OrderQuery extends OrderFilter {
  offset: number
  limit: number
}

/** Whether a query wants less than all orders. */
export const isFiltered = ({ status, from, until }: OrderFilter): boolean =>
  [status, from, until].some(wanted => wanted !== undefined)

/** The page of a query over a customer's orders, in the order in which they come. */
export function filterOrders(orders: Order[], query: OrderQuery): OrderPage {
  const { status, from = -Infinity, until = Infinity, offset, limit } = query
  const wanted = orders.filter(
    order =>
      (status === undefined || order.status === status) && order.createdAt >= from && order.createdAt <= until
  )
  return { orders: wanted.slice(offset, offset + limit), offset, limit, total: wanted.length }
}

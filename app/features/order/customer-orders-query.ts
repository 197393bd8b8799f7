import type { Platform } from '../../platform/platform'
import type { QueryObject } from '../../platform/query-object'
import type { PlatformOrder } from '../../platform/scapi/shopper-orders'
import { shopperProfile } from '../../platform/scapi/shopper-profile'
import { mapOrder } from './map-order'
import type { Order } from './order'

export const CUSTOMER_ORDERS_KEY = ['customer-orders'] as const

/** The order list is loaded in pages of 10 (requirement 8.2). */
export const ORDERS_PER_PAGE = 10

export interface OrderHistoryPage {
  orders: Order[]
  /** Of all pages. */
  total: number
  offset: number
}

/** A page of the registered customer's orders, newest first; the first one is page 0. */
export function customerOrdersQuery(platform: Platform, page = 0): QueryObject<OrderHistoryPage> {
  return {
    queryKey: [...CUSTOMER_ORDERS_KEY, page],
    queryFn: async () => {
      const customerId = await platform.getCustomerId()
      const answer = await platform
        .family(shopperProfile)
        .getCustomerOrders({ customerId, offset: page * ORDERS_PER_PAGE, limit: ORDERS_PER_PAGE })
      return {
        // Both APIs return the same orders; the vendor's types declare them twice.
        orders: (answer.data ?? []).map(order => mapOrder(order as PlatformOrder)),
        total: answer.total,
        offset: answer.offset
      }
    }
  }
}

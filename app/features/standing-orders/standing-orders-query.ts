import type { Platform } from '../../platform/platform'
import type { QueryObject } from '../../platform/query-object'
import { shopperProductLists } from '../../platform/scapi/shopper-product-lists'
import { mapStandingOrders } from './map-standing-order'
import type { StandingOrder } from './standing-order'

export const STANDING_ORDERS_KEY = ['standing-orders'] as const

/** The standing orders of a registered customer. For the browser only. */
export const standingOrdersQuery = (platform: Platform): QueryObject<StandingOrder[]> => ({
  queryKey: STANDING_ORDERS_KEY,
  queryFn: async () => {
    const customerId = await platform.getCustomerId()
    const { data } = await platform.family(shopperProductLists).getCustomerProductLists({ customerId })
    return mapStandingOrders(data)
  }
})

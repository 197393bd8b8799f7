import Cookies from 'js-cookie'
import { isPlatformError } from '../../../platform/http/platform-error'
import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { sessionCookieName } from '../../../platform/session/session'
import { mapOrder } from '../model/map-order'
import type { Order } from '../model/order'

/**
 * An order of this shopper; null for one that does not exist or is somebody else's. The
 * two are indistinguishable. For the browser only, since the order's owner is identified by the shopper's token.
 */
export function orderQuery(platform: Platform, siteId: string, orderNo: string): QueryObject<Order | null> {
  return {
    queryKey: ['order', orderNo],
    queryFn: async () => {
      if (!Cookies.get(sessionCookieName('marker', siteId))) return null
      try {
        return mapOrder(await platform.orders.getOrder({ orderNo }))
      } catch (error) {
        if (isPlatformError(error) && [400, 401, 403, 404].includes(error.status ?? 0)) return null
        throw error
      }
    }
  }
}

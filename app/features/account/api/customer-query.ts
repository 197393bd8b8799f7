import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { shopperProfile } from '../../../platform/scapi/shopper-profile'
import { readSessionCookie } from '../../../platform/session/read-session-cookie'
import type { Customer } from '../model/customer'
import { mapCustomer } from '../model/map-customer'

export const CUSTOMER_KEY = ['customer'] as const

/**
 * The session's customer, guest or registered; null while there is no session. For the
 * browser only, since the customer is identified by the shopper's token.
 */
export function customerQuery(platform: Platform, siteId: string): QueryObject<Customer | null> {
  return {
    queryKey: CUSTOMER_KEY,
    queryFn: async () => {
      if (!readSessionCookie(siteId, 'marker')) return null
      const customerId = await platform.getCustomerId()
      return mapCustomer(await platform.family(shopperProfile).getCustomer({ customerId }))
    }
  }
}

import { withLock } from '../../../browser/with-lock'
import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { customGuestOrders } from '../../../platform/scapi/custom-guest-orders'
import { shopperProfile } from '../../../platform/scapi/shopper-profile'
import { mapCustomer } from '../model/map-customer'
import { findMissingPerson, listNewAddresses, type OrderAddresses } from '../model/guest-order'
import type { AccountAccess } from './account-access'
import { CUSTOMER_KEY } from './customer-query'
import { saveAddress } from './save-address'

export const GUEST_ORDERS_KEY = ['guest-orders'] as const

/** Keys of the queries that an added order changes. */
const AFFECTED = ['guest-orders', 'customer-orders', 'order', 'machines', 'registerable-machines']

/** Orders of a guest that the customer could add to the account. */
interface GuestOrders {
  /** A code has confirmed the customer's address; none are counted before. */
  isConfirmed: boolean
  count: number
}

export const guestOrdersQuery = (platform: Platform): QueryObject<GuestOrders> => ({
  queryKey: GUEST_ORDERS_KEY,
  queryFn: async () => {
    const { c_isConfirmed = false, c_total = 0 } = await platform.family(customGuestOrders).getGuestOrders({})
    return { isConfirmed: c_isConfirmed, count: c_total }
  }
})

/**
 * Adds one order of a guest to the account, or all of them (requirement 14.4).
 *
 * @throws PlatformError `address-not-confirmed`, `password-needed` (403), `guest-order-not-found` (404).
 */
export async function takeGuestOrders(
  { client, platform }: AccountAccess,
  { orderNo, password }: { orderNo?: string; password?: string } = {}
): Promise<void> {
  await platform.family(customGuestOrders).takeGuestOrders({}, { c_orderNo: orderNo, c_password: password })
  await Promise.all(AFFECTED.map(name => client.invalidateQueries({ queryKey: [name] })))
}

/**
 * Completes the account from an order: salutation and name, and its addresses where the customer wants that.
 */
export async function completeFromOrder(
  { client, platform }: AccountAccess,
  order: OrderAddresses,
  { keepsAddress }: { keepsAddress: boolean }
): Promise<void> {
  const customerId = await platform.getCustomerId()
  const profile = platform.family(shopperProfile)
  // Two tabs of the confirmation would save an address twice.
  return withLock('complete-account', {}, async () => {
    const customer = await profile.getCustomer({ customerId })
    const missing = findMissingPerson(customer, order.billingAddress)
    if (Object.keys(missing).length > 0) await profile.updateCustomer({ customerId }, missing)
    const { addresses } = mapCustomer(customer)
    if (keepsAddress)
      for (const address of listNewAddresses(order, addresses))
        await saveAddress({ client, platform }, address)
    await client.invalidateQueries({ queryKey: CUSTOMER_KEY })
  })
}

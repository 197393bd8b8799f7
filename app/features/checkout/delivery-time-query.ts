import { deliveryControllers } from '../../platform/controllers/delivery-controllers'
import type { Platform } from '../../platform/platform'
import type { QueryObject } from '../../platform/query-object'
import type { Basket } from '../basket/model/basket'

/**
 * When an express parcel to the basket's address arrives, in milliseconds since the epoch; null where the courier
 * gives no forecast. The key leaves out the address, which is personal: the answer is kept only while it is shown, and
 * the next step that shows it asks anew.
 */
export const deliveryTimeQuery = (
  platform: Platform,
  { basketId, shippingAddress }: Pick<Basket, 'basketId' | 'shippingAddress'>
): QueryObject<number | null> & { cacheTime: number; retry: false } => ({
  queryKey: ['delivery-time', basketId],
  cacheTime: 0,
  // The method is there without it.
  retry: false,
  queryFn: async ({ signal }) => {
    if (!shippingAddress) return null
    const { address1, address2, city, postalCode, countryCode } = shippingAddress
    const { success, result } = await platform
      .family(deliveryControllers)
      .getDeliveryTime({ signal }, { address1, address2, city, postalCode, countryCode })
    const moment = Date.parse(result?.deliveryTime ?? '')
    return success && Number.isFinite(moment) ? moment : null
  }
})

import type { PlatformBasket } from '../../../platform/scapi/shopper-baskets'
import type { BasketAccess } from './basket-access'

type Reading = Pick<BasketAccess, 'platform' | 'currency'>

/**
 * The shopper's basket as the platform holds it; undefined when there is none. One that
 * counts in another currency is changed to the shopper's (spec 3 section 4).
 */
export async function findPlatformBasket({
  platform,
  currency
}: Reading): Promise<PlatformBasket | undefined> {
  const customerId = await platform.getCustomerId()
  const { baskets = [] } = (await platform.customers.getCustomerBaskets({ customerId })) ?? {}
  // Both APIs answer the same basket; the vendor's types name it twice.
  const basket = baskets[0] as PlatformBasket | undefined
  if (!basket?.basketId || basket.currency === currency) return basket
  return platform.baskets.updateBasket({ basketId: basket.basketId }, { currency })
}

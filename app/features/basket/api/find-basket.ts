import { isPlatformError } from '../../../platform/http/platform-error'
import type { PlatformBasket } from '../../../platform/scapi/shopper-baskets'
import { rememberDroppedCards } from '../gift-cards/dropped-cards'
import type { BasketAccess } from './basket-access'

type Reading = Pick<BasketAccess, 'platform' | 'currency' | 'isOtherLocale'>

/**
 * The shopper's basket as stored by the platform, in the shopper's language; undefined when there is none. One
 * that is in another currency is changed to the shopper's (requirement 6.6), which gift cards do not survive.
 *
 * The list of a customer's baskets knows no locale (Shopper Customers, `getCustomerBaskets`): names of products
 * and reductions come in the site's default one. In another language the basket itself is read.
 */
export async function findPlatformBasket({
  platform,
  currency,
  isOtherLocale
}: Reading): Promise<PlatformBasket | undefined> {
  const customerId = await platform.getCustomerId()
  const { baskets = [] } = await platform.customers.getCustomerBaskets({ customerId })
  // Both APIs return the same basket; the vendor's types declare it twice.
  const basket = baskets[0] as PlatformBasket | undefined
  if (!basket?.basketId) return basket
  const { basketId } = basket
  if (basket.currency !== currency) {
    const changed = await platform.baskets.updateBasket({ basketId }, { currency })
    rememberDroppedCards(basket, changed)
    return changed
  }
  return isOtherLocale ? platform.baskets.getBasket({ basketId }) : basket
}

/**
 * The shopper's basket, created when there is none. When another tab was faster, the
 * platform refuses a second one and names the first (`customer-baskets-quota-exceeded`).
 */
export async function ensureBasket(access: Reading): Promise<PlatformBasket> {
  const { platform, currency } = access
  const found = await findPlatformBasket(access)
  if (found) return found
  try {
    return await platform.baskets.createBasket({}, { currency })
  } catch (error) {
    const basketId = findOpenBasketId(error)
    if (!basketId) throw error
    return platform.baskets.getBasket({ basketId })
  }
}

/** The id of the existing basket, from a refusal for too many baskets. */
export function findOpenBasketId(error: unknown): string | undefined {
  if (!isPlatformError(error) || error.type !== 'customer-baskets-quota-exceeded') return undefined
  const ids = error.data?.basketIds
  const [first] = Array.isArray(ids) ? (ids as unknown[]) : [ids]
  return typeof first === 'string' ? first : undefined
}

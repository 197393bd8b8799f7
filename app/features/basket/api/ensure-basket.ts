import { isPlatformError } from '../../../platform/http/platform-error'
import type { PlatformBasket } from '../../../platform/scapi/shopper-baskets'
import type { BasketAccess } from './basket-access'
import { findPlatformBasket } from './find-basket'

/**
 * The shopper's basket, created when there is none. When another tab was faster, the
 * platform refuses a second one and names the first (`customer-baskets-quota-exceeded`).
 */
export async function ensureBasket(
  access: Pick<BasketAccess, 'platform' | 'currency'>
): Promise<PlatformBasket> {
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

/** The basket in the way, as a refusal for too many baskets names it. */
export function findOpenBasketId(error: unknown): string | undefined {
  if (!isPlatformError(error) || error.type !== 'customer-baskets-quota-exceeded') return undefined
  const ids = error.data?.basketIds
  const [first] = Array.isArray(ids) ? (ids as unknown[]) : [ids]
  return typeof first === 'string' ? first : undefined
}

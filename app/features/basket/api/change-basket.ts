import { isNotFound, isPlatformError, isUnclear, PlatformError } from '../../../platform/http/platform-error'
import type { Platform } from '../../../platform/platform'
import type { PlatformBasket } from '../../../platform/scapi/shopper-baskets'
import type { Basket } from '../model/basket'
import type { BasketAccess } from './basket-access'
import { BASKET_KEY } from './basket-key'
import { findPlatformBasket } from './find-basket'
import { cacheBasket } from './cache-basket'
import { keepUntilAnswered } from '../changes/unsent-changes'
import { runExclusive } from './basket-mutex'

type BasketOperation = (platform: Platform, basketId: string) => Promise<PlatformBasket>

/** The basket itself is gone (ordered, expired, another shopper's), not only a part of it. */
export const isBasketGone = (error: unknown): boolean =>
  isPlatformError(error, 404) && error.type === 'basket-not-found'

/**
 * Changes the shopper's basket inside the mutex.
 *
 * @param onSend is called as the change is sent (`keepUntilSent`).
 * @throws what the platform answers; PlatformError 404 `basket-not-found` without a basket.
 */
export function changeBasket(
  access: BasketAccess,
  operation: BasketOperation,
  onSend?: () => void
): Promise<Basket> {
  return runBasketChange(access, async () => {
    const basketId = await requireBasketId(access)
    if (onSend) await readyToSend(access.platform, onSend)
    return cacheBasket(access, await operation(access.platform, basketId))
  })
}

/** Waits for code and token of a call, calls `onSend`, and sends the call without another wait. */
export async function readyToSend(platform: Platform, onSend: () => void): Promise<void> {
  await platform.getCustomerId()
  onSend()
}

/**
 * Runs a change of the basket inside the mutex. When part of the basket no longer exists, or it is unknown
 * whether the change took place, the basket is refetched: here, or on the next page if this one is left meanwhile.
 */
export function runBasketChange<Result>(
  { client, platform, siteId }: BasketAccess,
  change: () => Promise<Result>
): Promise<Result> {
  return runExclusive(platform, async () => {
    try {
      return await keepUntilAnswered(siteId, change)
    } catch (error) {
      if (isNotFound(error) || isUnclear(error)) void client.invalidateQueries({ queryKey: BASKET_KEY })
      throw error
    }
  })
}

/** @throws PlatformError 404 `basket-not-found` without a basket. */
export async function requireBasketId(access: BasketAccess): Promise<string> {
  const known = access.client.getQueryData<Basket | null>(BASKET_KEY)
  if (known) return known.basketId
  const found = await findPlatformBasket(access)
  if (found?.basketId) return found.basketId
  throw new PlatformError({ kind: 'fault', operation: 'changeBasket', status: 404, type: 'basket-not-found' })
}

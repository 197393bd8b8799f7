import { isNotFound, isPlatformError, isUnclear, PlatformError } from '../../../platform/http/platform-error'
import type { Platform } from '../../../platform/platform'
import type { PlatformBasket } from '../../../platform/scapi/baskets/shopper-baskets'
import type { Basket } from '../model/basket'
import type { BasketAccess } from './basket-access'
import { BASKET_KEY } from './basket-query'
import { findPlatformBasket } from './lifecycle/find-basket'
import { keepBasket } from './lifecycle/keep-basket'
import { takeTurn } from './take-turns'

type BasketOperation = (platform: Platform, basketId: string) => Promise<PlatformBasket>

/** The basket itself is gone (ordered, expired, another shopper's), not only a part of it. */
export const isBasketGone = (error: unknown): boolean =>
  isPlatformError(error, 404) && error.type === 'basket-not-found'

/**
 * Changes the shopper's basket when it is this change's turn.
 *
 * @throws what the platform answers; PlatformError 404 `basket-not-found` without a basket.
 */
export function changeBasket(access: BasketAccess, operation: BasketOperation): Promise<Basket> {
  return changeInTurn(access, async () => {
    const basketId = await requireBasketId(access)
    return keepBasket(access, await operation(access.platform, basketId))
  })
}

/**
 * Runs a change of the basket when it is its turn. When something of the basket has vanished, or nobody
 * knows whether the change took place, the basket is read anew.
 */
export function changeInTurn<Result>(
  { client, platform }: BasketAccess,
  change: () => Promise<Result>
): Promise<Result> {
  return takeTurn(platform, async () => {
    try {
      return await change()
    } catch (error) {
      if (isNotFound(error) || isUnclear(error)) void client.invalidateQueries(BASKET_KEY)
      throw error
    }
  })
}

async function requireBasketId(access: BasketAccess): Promise<string> {
  const known = access.client.getQueryData<Basket | null>(BASKET_KEY)
  if (known) return known.basketId
  const found = await findPlatformBasket(access)
  if (found?.basketId) return found.basketId
  throw new PlatformError({ kind: 'fault', operation: 'changeBasket', status: 404, type: 'basket-not-found' })
}

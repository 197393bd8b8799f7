import type { BasketAccess } from '../basket/api/basket-access'
import { runBasketChange } from '../basket/api/change-basket'
import { cacheBasket } from '../basket/api/cache-basket'
import type { Basket } from '../basket/model/basket'

/**
 * The basket as the platform has it at this moment, which all of the page then shows.
 *
 * @throws PlatformError 404 for one that is gone.
 */
export const readBasket = (access: BasketAccess, basketId: string): Promise<Basket> =>
  runBasketChange(access, async () =>
    cacheBasket(access, await access.platform.baskets.getBasket({ basketId }))
  )

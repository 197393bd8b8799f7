import { isPlatformError } from '../../../platform/http/platform-error'
import { shopperBasketsLifecycle } from '../../../platform/scapi/shopper-baskets-lifecycle'
import type { Basket } from '../model/basket'
import type { BasketAccess } from './basket-access'
import { BASKET_KEY } from './basket-key'
import { runBasketChange } from './change-basket'
import { findOpenBasketId } from './find-basket'
import { cacheBasket } from './cache-basket'

/**
 * After a failed payment: the order's basket replaces the current one (requirement 6.6).
 * The platform removes the current basket when it has found the order; a platform that does not
 * returns the existing basket's id, and only then it is deleted from here.
 *
 * @param token the order's token, as the payment provider's address carries it.
 * @throws PlatformError 404 or 400 for an order that is not this shopper's or did not fail.
 */
export function reopenBasket(
  access: BasketAccess,
  { orderNo, token }: { orderNo: string; token: string }
): Promise<Basket> {
  const { client, platform, currency } = access
  const reopen = () => platform.baskets.createBasket({ reopenBasket: true, orderNo, token }, { currency })
  return runBasketChange(access, async () => {
    try {
      return cacheBasket(access, await reopen())
    } catch (error) {
      const basketId = findOpenBasketId(error)
      if (!isPlatformError(error) || !basketId) throw error
      await platform.family(shopperBasketsLifecycle).deleteBasket({ basketId })
      void client.invalidateQueries({ queryKey: BASKET_KEY })
      return cacheBasket(access, await reopen())
    }
  })
}

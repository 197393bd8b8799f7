import { isPlatformError } from '../../../../platform/http/platform-error'
import { shopperBasketsLifecycle } from '../../../../platform/scapi/baskets/shopper-baskets-lifecycle'
import type { Basket } from '../../model/basket'
import type { BasketAccess } from '../basket-access'
import { BASKET_KEY } from '../basket-query'
import { changeInTurn } from '../change-basket'
import { findOpenBasketId } from './find-basket'
import { keepBasket } from './keep-basket'

/**
 * Back from a failed payment: the order's basket takes the place of the one at hand (requirement 3.4.2).
 * The platform clears that place when it has found the order; one that does not
 * names the basket in the way, and only then it is deleted from here.
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
  return changeInTurn(access, async () => {
    try {
      return keepBasket(access, await reopen())
    } catch (error) {
      const basketId = findOpenBasketId(error)
      if (!isPlatformError(error) || !basketId) throw error
      await platform.family(shopperBasketsLifecycle).deleteBasket({ basketId })
      void client.invalidateQueries(BASKET_KEY)
      return keepBasket(access, await reopen())
    }
  })
}

import type { BasketItemInput } from '../../../platform/scapi/baskets/shopper-baskets'
import type { Basket } from '../model/basket'
import { mapBasket } from '../model/map-basket'
import type { BasketAccess } from './basket-access'
import { BASKET_KEY } from './basket-query'
import { changeInTurn, isBasketGone } from './change-basket'
import { ensureBasket } from './lifecycle/find-basket'
import { keepBasket } from './lifecycle/keep-basket'

/**
 * Adds products, all or none; a basket is created when there is none. A basket that
 * has vanished meanwhile is replaced and the add repeated once.
 *
 * @param refuse looks at the basket before the add and throws to refuse it.
 */
export function addItems(
  access: BasketAccess,
  items: BasketItemInput[],
  refuse: (basket: Basket) => void
): Promise<Basket> {
  const { client, platform } = access

  async function add(basket: Basket): Promise<Basket> {
    refuse(basket)
    return keepBasket(access, await platform.baskets.addItemToBasket({ basketId: basket.basketId }, items))
  }

  return changeInTurn(access, async () => {
    const known = client.getQueryData<Basket | null>(BASKET_KEY)
    try {
      return await add(known ?? mapBasket(await ensureBasket(access)))
    } catch (error) {
      if (!isBasketGone(error)) throw error
      return add(mapBasket(await ensureBasket(access)))
    }
  })
}

import type { BasketItemInput } from '../../../platform/scapi/shopper-baskets'
import type { Basket } from '../model/basket'
import { mapBasket } from '../model/map-basket'
import type { BasketAccess } from './basket-access'
import { BASKET_KEY } from './basket-key'
import { isBasketGone, readyToSend, runBasketChange } from './change-basket'
import { ensureBasket } from './find-basket'
import { cacheBasket } from './cache-basket'

/**
 * Adds products, all or none, creating a basket if necessary. A basket that
 * has vanished meanwhile is replaced and the add repeated once.
 *
 * @param inspect looks at the basket before the add: throws to refuse it, answers 'keep' to leave it as it is.
 * @param onSend is called as the add is sent (`keepUntilSent`).
 */
export function addItems(
  access: BasketAccess,
  items: BasketItemInput[],
  inspect: (basket: Basket) => 'keep' | undefined,
  onSend: () => void = () => undefined
): Promise<Basket> {
  const { client, platform } = access

  async function add(basket: Basket): Promise<Basket> {
    if (inspect(basket) === 'keep') return basket
    await readyToSend(platform, onSend)
    return cacheBasket(access, await platform.baskets.addItemToBasket({ basketId: basket.basketId }, items))
  }

  return runBasketChange(access, async () => {
    const known = client.getQueryData<Basket | null>(BASKET_KEY)
    try {
      return await add(known ?? mapBasket(await ensureBasket(access)))
    } catch (error) {
      if (!isBasketGone(error)) throw error
      return add(mapBasket(await ensureBasket(access)))
    }
  })
}

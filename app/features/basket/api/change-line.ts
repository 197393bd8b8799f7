import type { Basket } from '../model/basket'
import { keepUntilSent } from '../changes/unsent-changes'
import type { BasketAccess } from './basket-access'
import { BASKET_KEY } from './basket-key'
import { changeBasket } from './change-basket'

export const removeLine = (access: BasketAccess, itemId: string): Promise<Basket> =>
  changeLine(access, itemId, 0, (platform, basketId) =>
    platform.baskets.removeItemFromBasket({ basketId, itemId })
  )

/** Changes or removes a line, also when the page is left at once. A quantity of 0 removes it. */
export function changeLine(
  access: BasketAccess,
  itemId: string,
  quantity: number,
  operation: Parameters<typeof changeBasket>[1]
): Promise<Basket> {
  const known = access.client.getQueryData<Basket | null>(BASKET_KEY)
  if (!known) return changeBasket(access, operation)
  const change = { basketId: known.basketId, itemId, quantity }
  return keepUntilSent(access.siteId, change, onSend => changeBasket(access, operation, onSend))
}

import type { Basket } from '../model/basket'
import type { BasketAccess } from './basket-access'
import { changeBasket } from './change-basket'

/** Removes a line from the basket. */
export const removeLine = (access: BasketAccess, itemId: string): Promise<Basket> =>
  changeBasket(access, (platform, basketId) => platform.baskets.removeItemFromBasket({ basketId, itemId }))

import type { Basket } from '../model/basket'
import type { BasketAccess } from './basket-access'
import { changeLine } from './change-line'

/** Removes a line from the basket. */
export const removeLine = (access: BasketAccess, itemId: string): Promise<Basket> =>
  changeLine(access, itemId, 0, (platform, basketId) =>
    platform.baskets.removeItemFromBasket({ basketId, itemId })
  )

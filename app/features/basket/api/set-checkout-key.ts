import type { Basket } from '../model/basket'
import type { BasketAccess } from './basket-access'
import { changeBasket } from './change-basket'

/** Marks the basket before it is ordered, so that the order can be found by the mark. */
export const setCheckoutKey = (access: BasketAccess, checkoutKey: string): Promise<Basket> =>
  changeBasket(access, (platform, basketId) =>
    platform.baskets.updateBasket({ basketId }, { c_checkoutKey: checkoutKey })
  )

import type { BasketAccess } from '../basket/api/basket-access'
import { changeBasket } from '../basket/api/change-basket'
import type { Basket } from '../basket/model/basket'

/** Writes a checkout key to the basket before it is ordered, so that the order can be found by it. */
export const setCheckoutKey = (access: BasketAccess, checkoutKey: string): Promise<Basket> =>
  changeBasket(access, (platform, basketId) =>
    platform.baskets.updateBasket({ basketId }, { c_checkoutKey: checkoutKey })
  )

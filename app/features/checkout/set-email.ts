import { shopperBasketsCheckout } from '../../platform/scapi/shopper-baskets-checkout'
import type { BasketAccess } from '../basket/api/basket-access'
import { changeBasket } from '../basket/api/change-basket'
import type { Basket } from '../basket/model/basket'

/** Sets the e-mail address for the order confirmation on the basket. */
export const setEmail = (access: BasketAccess, email: string): Promise<Basket> =>
  changeBasket(access, (platform, basketId) =>
    platform.family(shopperBasketsCheckout).updateCustomerForBasket({ basketId }, { email })
  )

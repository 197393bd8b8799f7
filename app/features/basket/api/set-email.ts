import { shopperBasketsCheckout } from '../../../platform/scapi/shopper-baskets-checkout'
import type { Basket } from '../model/basket'
import type { BasketAccess } from './basket-access'
import { changeBasket } from './change-basket'

/** Puts the address that the order will be confirmed to on the basket. */
export const setEmail = (access: BasketAccess, email: string): Promise<Basket> =>
  changeBasket(access, (platform, basketId) =>
    platform.family(shopperBasketsCheckout).updateCustomerForBasket({ basketId }, { email })
  )

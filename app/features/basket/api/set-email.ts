import type { Basket } from '../model/basket'
import type { BasketAccess } from './basket-access'
import { changeBasket } from './change-basket'

/** Puts the address that the order will be confirmed to on the basket. */
export const setEmail = (access: BasketAccess, email: string): Promise<Basket> =>
  changeBasket(access, (baskets, basketId) => baskets.updateCustomerForBasket({ basketId }, { email }))

import type { Basket } from '../model/basket'
import type { BasketAccess } from './basket-access'
import { changeBasket } from './change-basket'

/** Adds the way to pay; a basket has one at a time. */
export const addPaymentInstrument = (
  access: BasketAccess,
  instrument: Record<string, unknown>
): Promise<Basket> =>
  changeBasket(access, (baskets, basketId) => baskets.addPaymentInstrumentToBasket({ basketId }, instrument))

export const removePaymentInstrument = (access: BasketAccess, paymentInstrumentId: string): Promise<Basket> =>
  changeBasket(access, (baskets, basketId) =>
    baskets.removePaymentInstrumentFromBasket({ basketId, paymentInstrumentId })
  )

import {
  shopperBasketsCheckout,
  type PaymentInstrumentInput
} from '../../../platform/scapi/shopper-baskets-checkout'
import type { Basket } from '../model/basket'
import type { BasketAccess } from './basket-access'
import { changeBasket } from './change-basket'

/** Adds the way to pay; a basket has one at a time. */
export const addPaymentInstrument = (
  access: BasketAccess,
  instrument: PaymentInstrumentInput
): Promise<Basket> =>
  changeBasket(access, (platform, basketId) =>
    platform.family(shopperBasketsCheckout).addPaymentInstrumentToBasket({ basketId }, instrument)
  )

export const removePaymentInstrument = (access: BasketAccess, paymentInstrumentId: string): Promise<Basket> =>
  changeBasket(access, (platform, basketId) =>
    platform
      .family(shopperBasketsCheckout)
      .removePaymentInstrumentFromBasket({ basketId, paymentInstrumentId })
  )

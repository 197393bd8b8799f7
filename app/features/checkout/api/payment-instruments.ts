import {
  shopperBasketsCheckout,
  type PaymentInstrumentInput
} from '../../../platform/scapi/baskets/shopper-baskets-checkout'
import type { BasketAccess } from '../../basket/api/basket-access'
import { changeBasket } from '../../basket/api/change-basket'
import type { Basket } from '../../basket/model/basket'

/** Adds the payment instrument; a basket has one at a time. */
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

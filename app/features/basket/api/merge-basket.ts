import { shopperBasketsCheckout } from '../../../platform/scapi/shopper-baskets-checkout'
import { shopperBasketsLifecycle } from '../../../platform/scapi/shopper-baskets-lifecycle'
import { countItems } from '../model/count-items'
import type { Basket } from '../model/basket'
import type { BasketAccess } from './basket-access'
import { BASKET_KEY } from './basket-key'
import { runBasketChange } from './change-basket'
import { cacheBasket } from './cache-basket'

/**
 * After a guest has logged in: the content of the guest's basket is moved to the customer's, and
 * payment instruments are removed, since they were for another total (requirement 6.6).
 * Quantities of the same product are added up. An empty guest basket leaves the customer's as it is.
 *
 * @param guestBasket the basket before the login; undefined where it could not be read.
 * @returns the merged basket; null when there was nothing to merge.
 */
export function mergeGuestBasket(
  access: BasketAccess,
  guestBasket: Basket | null | undefined
): Promise<Basket | null> {
  const { client, platform } = access
  return runBasketChange(access, async () => {
    if (guestBasket !== undefined && countItems(guestBasket) === 0) {
      void client.invalidateQueries({ queryKey: BASKET_KEY })
      return null
    }
    let basket = cacheBasket(
      access,
      await platform.family(shopperBasketsLifecycle).mergeBasket({ productItemMergeMode: 'sum_quantities' })
    )
    const { basketId } = basket
    for (const { id: paymentInstrumentId } of basket.paymentInstruments) {
      basket = cacheBasket(
        access,
        await platform
          .family(shopperBasketsCheckout)
          .removePaymentInstrumentFromBasket({ basketId, paymentInstrumentId })
      )
    }
    return basket
  })
}

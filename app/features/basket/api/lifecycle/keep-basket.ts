import type { PlatformBasket } from '../../../../platform/scapi/baskets/shopper-baskets'
import type { Basket } from '../../model/basket'
import { mapBasket } from '../../model/map-basket'
import type { BasketAccess } from '../basket-access'
import { BASKET_KEY } from '../basket-query'
import { tellOtherTabs } from '../basket-channel'

/** Prices of delivery depend on what is in the basket and where it goes. */
export const SHIPPING_METHODS_KEY = 'shipping-methods'
export const PAYMENT_METHODS_KEY = 'payment-methods'

/** Puts the platform's answer to a change into the cache, under the one key of the basket, and tells other tabs. */
export function keepBasket({ client, siteId }: BasketAccess, answer: PlatformBasket): Basket {
  const basket = mapBasket(answer)
  const former = client.getQueryData<Basket | null>(BASKET_KEY)
  client.setQueryData(BASKET_KEY, basket)
  if (!former || costsOf(former) !== costsOf(basket)) {
    void client.invalidateQueries([SHIPPING_METHODS_KEY])
    void client.invalidateQueries([PAYMENT_METHODS_KEY])
  }
  tellOtherTabs(siteId, { kind: 'changed' })
  return basket
}

/** What the prices of delivery and the ways to pay hang on. */
const costsOf = ({ totals, shippingAddress, containsVirtualGiftCard }: Basket): string =>
  JSON.stringify([totals.items, totals.order, shippingAddress?.countryCode, containsVirtualGiftCard])

/** The basket is an order now: nothing of it stays, here or in other tabs. */
export function forgetOrderedBasket(
  { client, siteId }: BasketAccess,
  ordered: { basketId: string; orderNo: string }
): void {
  client.setQueryData(BASKET_KEY, null)
  tellOtherTabs(siteId, { kind: 'ordered', ...ordered })
}

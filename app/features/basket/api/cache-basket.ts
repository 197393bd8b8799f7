import { PlatformError } from '../../../platform/http/platform-error'
import type { PlatformBasket } from '../../../platform/scapi/shopper-baskets'
import type { Basket } from '../model/basket'
import { computeMoneyDue } from '../model/basket-rules'
import { mapBasket } from '../model/map-basket'
import type { BasketAccess } from './basket-access'
import { BASKET_KEY } from './basket-key'
import { notifyOtherTabs } from './basket-channel'

/** Shipping prices depend on the basket's content and address. */
export const SHIPPING_METHODS_KEY = 'shipping-methods'
export const PAYMENT_METHODS_KEY = 'payment-methods'

/** Stores the platform's response to a change in the cache, under the basket's only key, and notifies other tabs. */
export function cacheBasket({ client, siteId }: BasketAccess, answer: PlatformBasket): Basket {
  // A gateway's own answer with 200 or 204 would empty the cart; an unclear failure reads the basket again.
  if (!answer.basketId)
    throw new PlatformError({ kind: 'unreadable', operation: 'changeBasket', detail: 'no basket' })
  const basket = mapBasket(answer)
  const former = client.getQueryData<Basket | null>(BASKET_KEY)
  client.setQueryData(BASKET_KEY, basket)
  if (!former || costsOf(former) !== costsOf(basket)) {
    void client.invalidateQueries({ queryKey: [SHIPPING_METHODS_KEY] })
    void client.invalidateQueries({ queryKey: [PAYMENT_METHODS_KEY] })
  }
  notifyOtherTabs(siteId, { kind: 'changed' })
  return basket
}

/** Input of shipping prices and payment methods, as a comparable text; a basket paid by gift cards has other methods. */
const costsOf = (basket: Basket): string => {
  const { totals, shippingAddress, containsVirtualGiftCard, shipments } = basket
  return JSON.stringify([
    totals.items,
    totals.order,
    shippingAddress?.countryCode,
    containsVirtualGiftCard,
    shipments.map(({ id, storeId, itemIds }) => [id, storeId, itemIds]),
    computeMoneyDue(basket)
  ])
}

/** The basket has become an order: removes it, here and in other tabs. */
export function clearOrderedBasket(
  { client, siteId }: BasketAccess,
  ordered: { basketId: string; orderNo: string }
): void {
  client.setQueryData(BASKET_KEY, null)
  notifyOtherTabs(siteId, { kind: 'ordered', ...ordered })
}

/**
 * Reads the basket again where it is unknown whether the platform has done what it was asked for: what is in it then
 * decides. Undefined without a basket; where it cannot be read either, the one that was known.
 */
export async function readBasketAgain({ client }: Pick<BasketAccess, 'client'>): Promise<Basket | undefined> {
  await client.invalidateQueries({ queryKey: BASKET_KEY })
  return client.getQueryData<Basket | null>(BASKET_KEY) ?? undefined
}

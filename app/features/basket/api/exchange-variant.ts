import type { Platform } from '../../../platform/platform'
import type { PlatformBasket } from '../../../platform/scapi/shopper-baskets'
import { keepUntilSent } from '../changes/unsent-changes'
import type { Basket } from '../model/basket'
import { findJoinedLine, type JoinableItem } from '../model/joined-line'
import type { BasketAccess } from './basket-access'
import { BASKET_KEY } from './basket-key'
import { readyToSend, requireBasketId, runBasketChange } from './change-basket'
import { cacheBasket } from './cache-basket'

interface VariantChange {
  itemId: string
  productId: string
  /** Units of the line in its new variant. */
  quantity: number
}

/**
 * Exchanges the variant of a line, which keeps its place, also when the page is left at once. A line that has the
 * variant already takes the units instead.
 *
 * @throws PlatformError 404 `product-item-not-found` for a line that was removed meanwhile.
 */
export async function exchangeVariant(access: BasketAccess, change: VariantChange): Promise<Basket> {
  const basketId = await requireBasketId(access)
  return keepUntilSent(access.siteId, { basketId, ...change }, onSend =>
    runBasketChange(access, async () => {
      await readyToSend(access.platform, onSend)
      const lines = access.client.getQueryData<Basket | null>(BASKET_KEY)?.lines ?? []
      return cacheBasket(access, await sendExchange(access.platform, basketId, lines, change))
    })
  )
}

/** One call in either case, so that no failure leaves the basket between two states. */
export function sendExchange(
  platform: Platform,
  basketId: string,
  items: readonly JoinableItem[],
  { itemId, productId, quantity }: VariantChange
): Promise<PlatformBasket> {
  const joined = findJoinedLine(items, { itemId, productId })
  if (!joined?.itemId)
    return platform.baskets.updateItemInBasket({ basketId, itemId }, { productId, quantity })
  return platform.baskets.updateItemsInBasket({ basketId }, [
    { itemId, quantity: 0 },
    { itemId: joined.itemId, quantity: (joined.quantity ?? 0) + quantity }
  ])
}

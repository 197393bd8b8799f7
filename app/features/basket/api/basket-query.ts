import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { readSessionCookie } from '../../../platform/session/read-session-cookie'
import type { Basket } from '../model/basket'
import type { BasketAccess } from './basket-access'
import { BASKET_KEY } from './basket-key'
import { runExclusive } from './basket-mutex'

/** Loads the calls that read a basket and add to it: most visitors have no basket, and pages render without it. */
export const loadBasketCalls = () => import(/* webpackChunkName: "basket" */ './basket-calls')

/** Fetches it ahead of an add, which fetches it again where that fails. */
export function preloadBasketCalls(): void {
  loadBasketCalls().catch(() => undefined)
}

/**
 * The shopper's basket, null when there is none. For the browser only. Without the
 * session marker cookie there is no basket to fetch, so a visitor who only looks around
 * costs no token call, nor the code of these.
 */
export function basketQuery(
  platform: Platform,
  site: Pick<BasketAccess, 'siteId' | 'currency' | 'isOtherLocale'>
): QueryObject<Basket | null> {
  return {
    queryKey: BASKET_KEY,
    queryFn: () =>
      runExclusive(platform, async () => {
        if (!readSessionCookie(site.siteId, 'marker')) return null
        const { readBasket } = await loadBasketCalls()
        return readBasket({ platform, ...site })
      })
  }
}

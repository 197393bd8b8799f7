import type { QueryClient } from '@tanstack/react-query'
import { forgetSearches } from '../../features/search/forget-searches'
import { BASKET_KEY } from '../../features/basket/api/basket-key'
import { forgetAllUnsent } from '../../features/basket/unsent/unsent-changes'
import { forgetViewed } from '../../features/recommendations/recently-viewed'

/** The same for every shopper: what the catalogue, content and places answer. Everything else is somebody's. */
const SHARED = new Set([
  'page',
  'category',
  'category-menu',
  'category-tiles',
  'countries',
  'places',
  'product',
  'product-search',
  'products',
  'promotion',
  'related-products',
  'stores',
  'suggestions',
  'found-pages'
])
const isShared = (queryKey: readonly unknown[]) => SHARED.has(String(queryKey[0]))

/**
 * The shopper is somebody else from now on: nothing of the former one stays in memory, nor what they searched for, nor what was
 * still to be done in their basket. What is on the page is
 * read again, prices for customers included, without a reload.
 *
 * @param keepsBasket while the guest's basket is being moved into the account it stays on the page, and the searches are theirs.
 */
export function forgetShopper(client: QueryClient, { keepsBasket }: { keepsBasket: boolean }): void {
  if (!keepsBasket) {
    forgetSearches()
    forgetAllUnsent()
  }
  const isKept = (queryKey: readonly unknown[]) => keepsBasket && queryKey[0] === BASKET_KEY[0]
  // A guest who logs in is the same person still.
  if (!keepsBasket) forgetViewed()
  client.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => !isKept(queryKey) })
  void client.resetQueries({
    type: 'active',
    predicate: ({ queryKey }) => !isShared(queryKey) && !isKept(queryKey)
  })
  void client.invalidateQueries({ type: 'active', predicate: ({ queryKey }) => isShared(queryKey) })
}

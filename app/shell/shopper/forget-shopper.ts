import type { QueryClient } from '@tanstack/react-query'
import { forgetSearches } from '../../features/search/forget-searches'
import { BASKET_KEY } from '../../features/basket/api/basket-key'
import { forgetAllUnsent } from '../../features/basket/changes/unsent-mark'
import { forgetDestination } from '../../visit/destination'
import { forgetViewed } from '../../features/recommendations/recently-viewed'

/** Queries whose data is the same for every shopper: catalogue, content and places. All others are personal. */
const SHARED = new Set([
  'page',
  'category',
  'category-menu',
  'category-tiles',
  'countries',
  'delivery-countries',
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
/** Of registered customers, by their baskets and orders too: a guest has none, and the platform refuses to say so. */
const OF_CUSTOMERS = new Set([
  BASKET_KEY[0],
  'customer',
  'customer-orders',
  'delivery-estimate',
  'delivery-time',
  'guest-orders',
  'linked-accounts',
  'machines',
  'order',
  'order-payment',
  'payment-methods',
  'registerable-machines',
  'shipping-methods',
  'standing-orders',
  'wishlist'
])
/** Query keys whose data becomes null after a logout, so that a page shows an empty state. */
const NONE_FOR_GUESTS = new Set([BASKET_KEY[0], 'order', 'order-payment'])
const isShared = (queryKey: readonly unknown[]) => SHARED.has(String(queryKey[0]))

/**
 * Removes a former shopper's data after a login or logout: cached queries, searches and unsent basket changes. Queries
 * of the page are read again, prices for customers included, without a reload. After a logout no query of a customer
 * is read, nor a basket, which a new guest does not have.
 *
 * @param keepsBasket while the guest's basket is being moved into the account it stays on the page, and so do their
 *   searches.
 */
export function forgetShopper(
  client: QueryClient,
  { keepsBasket, isLogout = false }: { keepsBasket: boolean; isLogout?: boolean }
): void {
  if (!keepsBasket) {
    forgetSearches()
    forgetDestination()
    forgetAllUnsent()
  }
  const isKept = (queryKey: readonly unknown[]) => keepsBasket && queryKey[0] === BASKET_KEY[0]
  // A guest who logs in is the same person still.
  if (!keepsBasket) forgetViewed()
  const isOver = ({ queryKey: [name] }: { queryKey: readonly unknown[] }) =>
    isLogout && OF_CUSTOMERS.has(String(name))
  client.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => !isKept(queryKey) })
  for (const query of client.getQueryCache().findAll({ type: 'active', predicate: isOver })) {
    query.reset()
    if (NONE_FOR_GUESTS.has(String(query.queryKey[0]))) client.setQueryData(query.queryKey, null)
  }
  if (isLogout) client.setQueryData(BASKET_KEY, null)
  void client.resetQueries({
    type: 'active',
    predicate: query => !isShared(query.queryKey) && !isKept(query.queryKey) && !isOver(query)
  })
  void client.invalidateQueries({ type: 'active', predicate: ({ queryKey }) => isShared(queryKey) })
}

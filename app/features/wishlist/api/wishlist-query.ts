import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { shopperProductLists } from '../../../platform/scapi/shopper-product-lists'
import { findWishlist, type Wishlist } from '../model/wishlist'

export const WISHLIST_KEY = ['wishlist'] as const

/** The wishlist of a registered customer; null while there is none. For the browser only. */
export const wishlistQuery = (platform: Platform): QueryObject<Wishlist | null> => ({
  queryKey: WISHLIST_KEY,
  queryFn: () => readWishlist(platform)
})

/** Reads from the platform, bypassing the cache. */
export async function readWishlist(platform: Platform): Promise<Wishlist | null> {
  const customerId = await platform.getCustomerId()
  const { data } = await platform.family(shopperProductLists).getCustomerProductLists({ customerId })
  return findWishlist(data) ?? null
}

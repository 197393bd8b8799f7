import type { Platform } from '../../platform/platform'
import { shopperProductLists } from '../../platform/scapi/shopper-product-lists'
import { findWishlist, type Wishlist } from './wishlist'

/** Reads from the platform, bypassing the cache; null while there is no wishlist. */
export async function readWishlist(platform: Platform): Promise<Wishlist | null> {
  const customerId = await platform.getCustomerId()
  const { data } = await platform.family(shopperProductLists).getCustomerProductLists({ customerId })
  return findWishlist(data) ?? null
}

import { shopperProductLists } from '../../platform/scapi/shopper-product-lists'
import { findWishlistItem, mapWishlist, WISHLIST_NAME, type Wishlist } from './wishlist'
import { type WishlistAccess, WISHLIST_KEY } from './wishlist-query'
import { readWishlist } from './read-wishlist'

/** Adds a product to the wishlist, once and with quantity 1; the list is created with its first item. */
export async function addToWishlist({ client, platform }: WishlistAccess, productId: string): Promise<void> {
  const customerId = await platform.getCustomerId()
  const lists = platform.family(shopperProductLists)
  try {
    const wishlist = await ensureWishlist()
    if (findWishlistItem(wishlist, productId)) return
    await lists.createCustomerProductListItem(
      { customerId, listId: wishlist.listId },
      { productId, quantity: 1 }
    )
  } finally {
    await client.invalidateQueries({ queryKey: WISHLIST_KEY })
  }

  async function ensureWishlist(): Promise<Wishlist> {
    const found = await readWishlist(platform)
    if (found) return found
    const list = { name: WISHLIST_NAME, type: 'wish_list' } as const
    return mapWishlist(await lists.createCustomerProductList({ customerId }, list))
  }
}

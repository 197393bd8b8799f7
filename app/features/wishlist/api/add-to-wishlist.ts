import { shopperProductLists } from '../../../platform/scapi/shopper-product-lists'
import { findWish, mapWishlist, WISHLIST_NAME, type Wishlist } from '../model/wishlist'
import type { WishlistAccess } from './wishlist-access'
import { readWishlist, WISHLIST_KEY } from './wishlist-query'

/** Puts a product on the wishlist, once and with quantity 1; the list is created with the first wish. */
export async function addToWishlist({ client, platform }: WishlistAccess, productId: string): Promise<void> {
  const customerId = await platform.getCustomerId()
  const lists = platform.family(shopperProductLists)
  try {
    const wishlist = await ensureWishlist()
    if (findWish(wishlist, productId)) return
    await lists.createCustomerProductListItem(
      { customerId, listId: wishlist.listId },
      { productId, quantity: 1 }
    )
  } finally {
    await client.invalidateQueries(WISHLIST_KEY)
  }

  async function ensureWishlist(): Promise<Wishlist> {
    const found = await readWishlist(platform)
    if (found) return found
    const list = { name: WISHLIST_NAME, type: 'wish_list' } as const
    return mapWishlist(await lists.createCustomerProductList({ customerId }, list))
  }
}

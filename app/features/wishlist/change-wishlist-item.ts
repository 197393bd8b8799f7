import { shopperProductLists } from '../../platform/scapi/shopper-product-lists'
import { findWishlistItem } from './wishlist'
import { type WishlistAccess, WISHLIST_KEY } from './wishlist-query'
import { readWishlist } from './read-wishlist'

/** Changes the quantity of a product on the wishlist; 0 removes it. */
export async function changeWishlistItem(
  { client, platform }: WishlistAccess,
  productId: string,
  quantity: number
): Promise<void> {
  const wishlist = await readWishlist(platform)
  const item = findWishlistItem(wishlist, productId)
  if (!wishlist || !item) {
    // eslint-disable-next-line no-console -- a product that is not in the list only logs a warning (requirement 13.1)
    console.warn(`wishlist: product ${productId} is not in the list`)
    return
  }
  const customerId = await platform.getCustomerId()
  await platform
    .family(shopperProductLists)
    .updateCustomerProductListItem({ customerId, listId: wishlist.listId, itemId: item.itemId }, { quantity })
  await client.invalidateQueries({ queryKey: WISHLIST_KEY })
}

/** Removes a product from the wishlist. One that is not in it only logs a warning (requirement 13.1). */
export const removeFromWishlist = (access: WishlistAccess, productId: string): Promise<void> =>
  changeWishlistItem(access, productId, 0)

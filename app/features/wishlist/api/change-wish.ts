import { shopperProductLists } from '../../../platform/scapi/shopper-product-lists'
import { findWish } from '../model/wishlist'
import type { WishlistAccess } from './wishlist-access'
import { readWishlist, WISHLIST_KEY } from './wishlist-query'

/** Changes how much of a product is wished for; 0 removes it. */
export async function changeWish(
  { client, platform }: WishlistAccess,
  productId: string,
  quantity: number
): Promise<void> {
  const wishlist = await readWishlist(platform)
  const wish = findWish(wishlist, productId)
  if (!wishlist || !wish) {
    // eslint-disable-next-line no-console -- a product that is not in the list only logs a warning (requirement 3.5)
    console.warn(`wishlist: product ${productId} is not in the list`)
    return
  }
  const customerId = await platform.getCustomerId()
  await platform
    .family(shopperProductLists)
    .updateCustomerProductListItem({ customerId, listId: wishlist.listId, itemId: wish.itemId }, { quantity })
  await client.invalidateQueries(WISHLIST_KEY)
}

/** Takes a product off the wishlist. One that is not in it only logs a warning (requirement 3.5). */
export const removeFromWishlist = (access: WishlistAccess, productId: string): Promise<void> =>
  changeWish(access, productId, 0)

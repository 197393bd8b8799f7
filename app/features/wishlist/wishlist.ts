import type { PlatformListItem, PlatformProductList } from '../../platform/scapi/shopper-product-lists'

/** A customer's wishlist. */
export interface Wishlist {
  listId: string
  items: WishlistItem[]
}

export interface WishlistItem {
  itemId: string
  productId: string
  quantity: number
}

/** The wishlist is the customer list of this name (requirement 9.5). */
export const WISHLIST_NAME = 'wish_list'

/** The wishlist among a customer's lists; undefined if absent. */
export function findWishlist(lists: readonly PlatformProductList[]): Wishlist | undefined {
  const list = lists.find(each => each.name === WISHLIST_NAME)
  return list && mapWishlist(list)
}

/** Maps the list; items without a product are left out. */
export const mapWishlist = (list: PlatformProductList): Wishlist => ({
  listId: list.id ?? '',
  items: (list.customerProductListItems ?? []).flatMap(item => mapWishlistItem(item))
})

/** The item of a product; undefined when it is not in the list. */
export const findWishlistItem = (
  wishlist: Wishlist | null | undefined,
  productId: string
): WishlistItem | undefined => wishlist?.items.find(item => item.productId === productId)

function mapWishlistItem({ id, productId, quantity }: PlatformListItem): WishlistItem[] {
  return id && productId ? [{ itemId: id, productId, quantity }] : []
}

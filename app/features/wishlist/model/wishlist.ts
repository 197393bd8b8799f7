import type { PlatformListItem, PlatformProductList } from '../../../platform/scapi/shopper-product-lists'

/** The products that a customer keeps in mind. */
export interface Wishlist {
  listId: string
  wishes: Wish[]
}

export interface Wish {
  itemId: string
  productId: string
  quantity: number
}

/** The wishlist is the customer list of this name (requirement 3.3.11). */
export const WISHLIST_NAME = 'wish_list'

/** The wishlist among a customer's lists; undefined while there is none. */
export function findWishlist(lists: readonly PlatformProductList[]): Wishlist | undefined {
  const list = lists.find(each => each.name === WISHLIST_NAME)
  return list && mapWishlist(list)
}

/** Maps the list; items without a product are left out. */
export const mapWishlist = (list: PlatformProductList): Wishlist => ({
  listId: list.id ?? '',
  wishes: (list.customerProductListItems ?? []).flatMap(item => mapWish(item))
})

/** The item of a product; undefined when it is not in the list. */
export const findWish = (wishlist: Wishlist | null | undefined, productId: string): Wish | undefined =>
  wishlist?.wishes.find(wish => wish.productId === productId)

function mapWish({ id, productId, quantity }: PlatformListItem): Wish[] {
  return id && productId ? [{ itemId: id, productId, quantity }] : []
}

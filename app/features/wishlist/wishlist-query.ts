import type { Platform } from '../../platform/platform'
import type { QueryObject } from '../../platform/query-object'
import type { Wishlist } from './wishlist'
import type { QueryClient } from '@tanstack/react-query'

/** The dependencies of every change to the wishlist. */
export interface WishlistAccess {
  client: QueryClient
  platform: Platform
}

export const WISHLIST_KEY = ['wishlist'] as const

/**
 * The wishlist of a registered customer; null if absent. For the browser only. Its code loads for customers:
 * guests have no wishlist.
 */
export const wishlistQuery = (platform: Platform): QueryObject<Wishlist | null> => ({
  queryKey: WISHLIST_KEY,
  queryFn: async () => {
    const { readWishlist } = await import(/* webpackChunkName: "wishlist" */ './read-wishlist')
    return readWishlist(platform)
  }
})

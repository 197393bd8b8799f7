import type { QueryClient } from '@tanstack/react-query'
import type { Platform } from '../../platform/platform'

/** The dependencies of every change to the wishlist. */
export interface WishlistAccess {
  client: QueryClient
  platform: Platform
}

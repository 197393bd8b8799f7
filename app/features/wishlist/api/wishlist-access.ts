import type { QueryClient } from '@tanstack/react-query'
import type { Platform } from '../../../platform/platform'

/** What every change of the wishlist stands on. */
export interface WishlistAccess {
  client: QueryClient
  platform: Platform
}

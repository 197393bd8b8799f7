import type { QueryClient } from '@tanstack/react-query'
import type { Platform } from '../../../platform/platform'

/** The dependencies of every change to a customer's account. */
export interface AccountAccess {
  client: QueryClient
  platform: Platform
}

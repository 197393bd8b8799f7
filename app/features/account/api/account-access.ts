import type { QueryClient } from '@tanstack/react-query'
import type { Platform } from '../../../platform/platform'

/** What every change of a customer's account stands on. */
export interface AccountAccess {
  client: QueryClient
  platform: Platform
}

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Platform } from '../../../platform/platform'
import { usePlatform } from '../../../platform/platform-context'

/** The dependencies of every change to a customer's account. */
export interface AccountAccess {
  client: QueryClient
  platform: Platform
}

export function useAccountAccess(): AccountAccess {
  const client = useQueryClient()
  const platform = usePlatform()
  return useMemo(() => ({ client, platform }), [client, platform])
}

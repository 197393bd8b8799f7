import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Platform } from '../../../platform/platform'
import { usePlatform } from '../../../platform/platform-context'
import { useSite } from '../../../site/site-context'

/** The dependencies of every basket operation. */
export interface BasketAccess {
  client: QueryClient
  platform: Platform
  siteId: string
  /** ISO 4217: the currency of the shopper's locale. */
  currency: string
}

export function useBasketAccess(): BasketAccess {
  const client = useQueryClient()
  const platform = usePlatform()
  const { site, currency } = useSite()
  return useMemo(
    () => ({ client, platform, siteId: site.id, currency }),
    [client, platform, site.id, currency]
  )
}

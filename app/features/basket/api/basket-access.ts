import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Platform } from '../../../platform/platform'
import { usePlatform } from '../../../platform/platform-context'
import { useSite } from '../../../visit/site/site-context'

/** The dependencies of every basket operation. */
export interface BasketAccess {
  client: QueryClient
  platform: Platform
  siteId: string
  /** ISO 4217: the currency of the shopper's locale. */
  currency: string
  /** The shopper's locale is another one than the site's default, in which the platform lists baskets. */
  isOtherLocale?: boolean
}

export function useBasketAccess(): BasketAccess {
  const client = useQueryClient()
  const platform = usePlatform()
  const { site, locale, currency } = useSite()
  const isOtherLocale = locale.id !== site.l10n.defaultLocale
  return useMemo(
    () => ({ client, platform, siteId: site.id, currency, isOtherLocale }),
    [client, platform, site.id, currency, isOtherLocale]
  )
}

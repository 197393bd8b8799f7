import { useMemo } from 'react'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { useSite } from '../../visit/site/site-context'
import { basketQuery } from './api/basket-query'
import { applyPending, PENDING_QUANTITIES_KEY, type PendingQuantities } from './api/pending-quantities'
import type { Basket } from './model/basket'
import { applyLineOrder, LINE_ORDER_KEY, type LineOrder } from './changes/line-order'

interface BasketState {
  /** Undefined until it is known, null when there is none. */
  basket: Basket | null | undefined
  isLoading: boolean
  error: unknown
  refetch: () => void
}

/** The shopper's basket as shown: the platform's data with pending quantities, arranged as the shopper knows it. */
export function useBasket(): BasketState {
  const platform = usePlatform()
  const { site, locale, currency } = useSite()
  const isOtherLocale = locale.id !== site.l10n.defaultLocale
  const { data, isLoading, error, refetch } = useRead(
    basketQuery(platform, { siteId: site.id, currency, isOtherLocale })
  )
  const { data: pending } = useRead<PendingQuantities>({ queryKey: PENDING_QUANTITIES_KEY, enabled: false })
  const { data: order } = useRead<LineOrder>({ queryKey: LINE_ORDER_KEY, enabled: false })
  const basket = useMemo(
    () => data && applyLineOrder(applyPending(data, pending ?? {}), order ?? []),
    [data, pending, order]
  )
  return { basket, isLoading, error, refetch: () => void refetch() }
}

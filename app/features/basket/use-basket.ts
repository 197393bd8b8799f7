import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePlatform } from '../../platform/platform-context'
import { useSite } from '../../site/site-context'
import { basketQuery } from './api/basket-query'
import { applyPending, PENDING_QUANTITIES_KEY, type PendingQuantities } from './api/pending-quantities'
import type { Basket } from './model/basket'

interface BasketState {
  /** Undefined until it is known, null when there is none. */
  basket: Basket | null | undefined
  isLoading: boolean
  error: unknown
  refetch: () => void
}

/** The shopper's basket as shown: the platform's data with pending quantities. */
export function useBasket(): BasketState {
  const platform = usePlatform()
  const { site, currency } = useSite()
  const { data, isLoading, error, refetch } = useQuery(basketQuery(platform, { siteId: site.id, currency }))
  const { data: pending } = useQuery<PendingQuantities>({ queryKey: PENDING_QUANTITIES_KEY, enabled: false })
  const basket = useMemo(() => (data && pending ? applyPending(data, pending) : data), [data, pending])
  return { basket, isLoading, error, refetch: () => void refetch() }
}

import { useEffect, useState } from 'react'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import type { DeliveryEstimate } from './delivery-estimate'
import { deliveryEstimateQuery } from './delivery-estimate-query'
import type { Destination } from '../../visit/destination'

const TICK_MS = 15_000

/** The time, as often as a text in minutes needs it, and at once when the page is looked at again. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const update = () => setNow(Date.now())
    const timer = setInterval(update, TICK_MS)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return now
}

type EstimateState =
  | { kind: 'idle' | 'loading' | 'failed' }
  | { kind: 'known'; estimate: DeliveryEstimate; isClockWrong: boolean }

/**
 * The estimate of products for a destination, which is read again once its cut-off has passed. A cut-off that was past
 * when the platform named it shows that the shopper's clock is wrong.
 */
export function useEstimate(
  productIds: readonly string[],
  destination: Destination | undefined,
  now: number
): { state: EstimateState; retry: () => void } {
  const platform = usePlatform()
  const isAsked = destination !== undefined && productIds.length > 0
  const { data, error, isFetching, dataUpdatedAt, refetch } = useRead({
    ...deliveryEstimateQuery(platform, productIds, destination ?? { postalCode: '', countryCode: '' }),
    enabled: isAsked
  })
  const cutoff = data && findCutoff(data)
  const isPast = cutoff !== undefined && cutoff <= now
  const isStale = isPast && dataUpdatedAt < cutoff
  useEffect(() => {
    // A failed attempt is not repeated by itself: the shopper can.
    if (isStale && !isFetching && !error) void refetch()
  }, [isStale, isFetching, error, refetch])

  return { state: findState(), retry: () => void refetch() }

  function findState(): EstimateState {
    if (!isAsked) return { kind: 'idle' }
    if (data && !isStale) return { kind: 'known', estimate: data, isClockWrong: isPast }
    return { kind: error && !isFetching ? 'failed' : 'loading' }
  }
}

function findCutoff(estimate: DeliveryEstimate): number | undefined {
  if (estimate.kind !== 'arrivals') return undefined
  const cutoffs = estimate.arrivals.flatMap(({ orderBy }) => orderBy ?? [])
  return cutoffs.length > 0 ? Math.min(...cutoffs) : undefined
}

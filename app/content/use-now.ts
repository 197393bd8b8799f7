import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const TICK_MS = 1000

/**
 * The time, in milliseconds since the epoch, updated every second. Until the page is hydrated it
 * is the moment when the content was read, which comes with the page: server and browser render
 * the same. Undefined where that moment is unknown.
 */
export function useNow(isTicking: boolean): number | undefined {
  const client = useQueryClient()
  const [now, setNow] = useState(() => findContentMoment(client))
  useEffect(() => {
    if (!isTicking) return undefined
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [isTicking])
  return now
}

function findContentMoment(client: QueryClient): number | undefined {
  const moments = client
    .getQueryCache()
    .findAll({ queryKey: ['content'] })
    .map(({ state }) => state.dataUpdatedAt)
  return Math.max(0, ...moments) || undefined
}

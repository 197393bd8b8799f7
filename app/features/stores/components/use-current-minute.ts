import { useEffect, useState } from 'react'

const TICK_MS = 30_000

/**
 * The time in milliseconds since the epoch, renewed twice a minute. Undefined until the page is hydrated: the
 * server's page is kept for a while, and says nothing that goes out of date.
 */
export function useCurrentMinute(): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

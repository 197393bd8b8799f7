import { useIntl } from '../../../intl/intl'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { finderMessages as messages } from '../finder-messages'
import { findHoursToday, type HoursToday } from '../model/hours-today'
import type { Store } from '../model/store'
import { storeQuery } from '../store-query'
import { useEffect, useState } from 'react'

const TICK_MS = 30_000

/**
 * The time in milliseconds since the epoch, renewed twice a minute. Undefined until the page is hydrated: the
 * server's page is kept for a while, and says nothing that goes out of date.
 */
function useCurrentMinute(): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

const MINUTE_MS = 60_000

/** Whether a store is open now, where that is certain; its space is kept. */
export function StoreToday({ store }: { store: Store }) {
  const { formatMessage, formatDate } = useIntl()
  const now = useCurrentMinute()
  const today = now === undefined ? undefined : findHoursToday(store, now)
  return (
    <p className="store-today" data-open={today?.kind === 'open' || undefined}>
      {today && describe(today)}
    </p>
  )

  function describe(hours: HoursToday) {
    switch (hours.kind) {
      case 'open':
        return formatMessage(messages.openUntil, { time: formatTime(hours.until) })
      case 'later':
        return formatMessage(messages.opensAt, { time: formatTime(hours.from) })
      case 'over':
        return formatMessage(messages.overToday)
      case 'closed':
        return formatMessage(messages.closedToday)
    }
  }

  /** Minutes after midnight as the locale writes them. */
  function formatTime(minutes: number) {
    return formatDate(minutes * MINUTE_MS, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  }
}

/** The same of a store that is known by its id. */
export function StoreHours({ storeId }: { storeId: string }) {
  const { data: store } = useRead(storeQuery(usePlatform(), storeId))
  return store ? <StoreToday store={store} /> : null
}

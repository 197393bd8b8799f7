import { useEffect, useState } from 'react'
import { useIntl } from '../../intl/intl'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { StoreToday } from '../stores/components/store-today'
import { storeQuery } from '../stores/store-query'
import { pickUpMessages as messages } from './messages'
import { findReadyTime } from './ready-time'

const MINUTE_MS = 60_000

/** Whether the store is open, and when an order of now can be collected; nothing where that is not certain. */
export function ReadyText({ storeId }: { storeId: string }) {
  const { formatMessage, formatDate } = useIntl()
  const { data: store } = useRead(storeQuery(usePlatform(), storeId))
  const [now, setNow] = useState<number>()
  useEffect(() => setNow(Date.now()), [])
  const ready = store && now !== undefined ? findReadyTime(store, now) : undefined
  if (!store) return null
  return (
    <div className="text-sm text-muted">
      <StoreToday store={store} />
      {ready && (
        <p>
          {ready.day === 'next'
            ? formatMessage(messages.readyNextDay)
            : formatMessage(messages.readyToday, {
                time: formatDate(ready.from * MINUTE_MS, {
                  hour: 'numeric',
                  minute: '2-digit',
                  timeZone: 'UTC'
                })
              })}
        </p>
      )}
    </div>
  )
}

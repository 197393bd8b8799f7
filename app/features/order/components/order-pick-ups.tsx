import { useEffect, useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { StoreAddress } from '../../pick-up/store-address'
import { StoreHours } from '../../stores/components/store-today'
import { storeQuery } from '../../stores/store-query'
import { pickUpOrderMessages as messages } from '../pick-up-messages'
import type { Order, OrderPickUp, PickUpState } from '../order'
import { areCancelled, hasUnitsLeft, ShippedGoods } from './shipped-goods'

/** Pick-ups of an order: store, number, status and collecting person. */
export function OrderPickUps({ order }: { order: Order }) {
  return (
    <>
      {order.pickUps.map(pickUp => (
        <PickUpSection key={pickUp.storeId} pickUp={pickUp} order={order} />
      ))}
    </>
  )
}

const WHOLE_ORDER: Record<PickUpState, keyof typeof messages> = {
  preparing: 'preparing',
  ready: 'ready',
  collected: 'collected',
  cancelled: 'cancelled'
}
/** Where other goods of the order come otherwise. */
const PART: typeof WHOLE_ORDER = {
  preparing: 'partPreparing',
  ready: 'partReady',
  collected: 'partCollected',
  cancelled: 'cancelled'
}

function PickUpSection({ pickUp, order }: { pickUp: OrderPickUp; order: Order }) {
  const { formatMessage } = useIntl()
  const { storeId, number, person } = pickUp
  const { data: store } = useRead(storeQuery(usePlatform(), storeId))
  const lines = order.lines.filter(({ id }) => pickUp.itemIds.includes(id))
  const isCancelled = order.overallStatus === 'CANCELLED' || areCancelled(lines)
  const state = isCancelled ? 'cancelled' : pickUp.state
  const isPart = order.lines.some(line => !pickUp.itemIds.includes(line.id) && hasUnitsLeft(line))
  const isOpen = state !== 'cancelled' && state !== 'collected'
  const titleId = `pick-up-${storeId}`
  return (
    <section aria-labelledby={titleId} className="order-card">
      <h2 id={titleId} className="heading-3">
        {formatMessage(messages.title)}
      </h2>
      {state && (
        <p className="font-semibold">{formatMessage(messages[(isPart ? PART : WHOLE_ORDER)[state]])}</p>
      )}
      <div className="flex flex-wrap gap-6">
        {isOpen && (
          <div className="grid content-start justify-items-start gap-2">
            <QrCode text={number} label={formatMessage(messages.code, { number })} />
            <p>
              <span className="block text-sm text-muted">{formatMessage(messages.number)}</span>
              <span className="heading-3 figures">{number}</span>
            </p>
          </div>
        )}
        <div className="grid min-w-40 flex-1 content-start gap-2">
          {store && <StoreAddress store={store} />}
          {isOpen && <StoreHours storeId={storeId} />}
          <ShippedGoods lines={lines} currency={order.currency} />
          {isOpen && (
            <p className="text-sm text-muted">
              {person ? formatMessage(messages.person, { person }) : formatMessage(messages.you)}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

const SIZE = 132

/** The number as a code for the store's scanner; nothing until its package is there, and the number is beside it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const [path, setPath] = useState<{ d: string; size: number }>()
  useEffect(() => {
    let isOver = false
    import(/* webpackChunkName: "qr-code" */ 'qr').then(
      ({ encodeQR }) => {
        const rows = encodeQR(text, 'raw', { border: 2 })
        const d = rows
          .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
          .join('')
        if (!isOver) setPath({ d, size: rows.length })
      },
      // Offline; the number can be read out.
      () => undefined
    )
    return () => {
      isOver = true
    }
  }, [text])
  if (!path) return <span style={{ width: SIZE, height: SIZE }} aria-hidden />
  return (
    <svg role="img" aria-label={label} width={SIZE} height={SIZE} viewBox={`0 0 ${path.size} ${path.size}`}>
      {/* Scanners need dark on light, in dark mode and print, too. */}
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path.d} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

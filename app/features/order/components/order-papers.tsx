import type { ReactNode } from 'react'
import { useIntl } from '../../../intl/intl'
import { formatDay } from '../../../intl/format-date'
import { Icon } from '../../../ui/media/icon'
import { joinClassNames } from '../../../ui/join-class-names'
import { buildRowKeys } from '../../../ui/row-keys'
import { ordersMessages as messages } from '../account-messages'
import type { Order } from '../order'
import type { OrderDocument, OrderParcel } from '../order-documents'

/** Where its parcels are, its invoices, and labels to send something back with where that is possible. */
export function OrderPapers({ order }: { order: Order }) {
  const { formatMessage } = useIntl()
  const labels = order.isReturnable ? order.returnLabels : []
  return (
    <>
      {order.parcels.length > 0 && (
        <Papers title={formatMessage(messages.parcels)}>
          <Parcels parcels={order.parcels} />
        </Papers>
      )}
      {order.invoices.length + labels.length > 0 && (
        <Papers title={formatMessage(messages.papers)} className="print:hidden">
          {order.invoices.map(paper => (
            <li key={paper.url}>
              <Paper paper={paper} name={formatMessage(messages.invoice, { number: paper.number ?? '' })} />
            </li>
          ))}
          {labels.map(paper => (
            <li key={paper.url}>
              <Paper
                paper={paper}
                name={formatMessage(messages.returnLabel, { number: paper.number ?? '' })}
              />
            </li>
          ))}
        </Papers>
      )}
    </>
  )
}

interface PapersProps {
  title: string
  className?: string
  children: ReactNode
}

const Papers = ({ title, className, children }: PapersProps) => (
  <section className={joinClassNames('grid gap-3', className)}>
    <h2 className="heading-4">{title}</h2>
    <ul className="grid gap-2">{children}</ul>
  </section>
)

/** Rows of a list: each parcel by its number, how far it is, and the carrier's page about it. */
export function Parcels({ parcels }: { parcels: readonly OrderParcel[] }) {
  const keys = buildRowKeys(parcels.map(({ trackingNumber = '' }) => trackingNumber))
  return parcels.map((parcel, index) => (
    <li key={keys[index]}>
      <Parcel parcel={parcel} />
    </li>
  ))
}

function Parcel({ parcel }: { parcel: OrderParcel }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { carrier = '', trackingNumber = '', trackingUrl, shippedDate, deliveredDate } = parcel
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="inline-flex items-center gap-2">
        <Icon name="truck" small />
        <span>{formatMessage(messages.parcel, { carrier, trackingNumber }).trim()}</span>
      </span>
      {(deliveredDate ?? shippedDate) && (
        <span className="text-sm text-muted">
          {deliveredDate
            ? formatMessage(messages.deliveredOn, { day: formatDay(intl, deliveredDate) })
            : formatMessage(messages.shippedOn, { day: formatDay(intl, shippedDate ?? '') })}
        </span>
      )}
      {trackingUrl && (
        <a className="link print:hidden" href={trackingUrl} target="_blank" rel="noopener noreferrer">
          {formatMessage(messages.track, {
            trackingNumber,
            name: text => (
              <span key="name" className="sr-only">
                {text}
              </span>
            )
          })}
        </a>
      )}
    </div>
  )
}

function Paper({ paper, name }: { paper: OrderDocument; name: string }) {
  const intl = useIntl()
  return (
    <a
      className="link inline-flex flex-wrap items-center gap-x-2"
      href={paper.url}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span>{name}</span>
      <span className="text-sm text-muted">
        {[paper.date && formatDay(intl, paper.date), intl.formatMessage(messages.newTab)]
          .filter(Boolean)
          .join(' ')}
      </span>
    </a>
  )
}

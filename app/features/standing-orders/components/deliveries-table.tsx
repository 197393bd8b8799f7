import { useIntl } from '../../../intl/intl'
import { formatDay } from '../../../intl/format-date'
import { Button } from '../../../ui/action/button'
import { standingMessages as messages } from '../messages'
import type { Delivery } from '../standing-order'

interface DeliveriesTableProps {
  deliveries: readonly Delivery[]
  /** The whole standing order is suspended: nothing comes, and nothing is skipped either. */
  isSuspended: boolean
  isBusy: boolean
  onChange: (delivery: Delivery, isActive: boolean) => void
}

/** The next deliveries: each comes, or is skipped (requirement 9.7). */
export function DeliveriesTable({ deliveries, isSuspended, isBusy, onChange }: DeliveriesTableProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  return (
    <table className="standing-deliveries">
      <thead className="sr-only">
        <tr>
          <th scope="col">{formatMessage(messages.day)}</th>
          <th scope="col">{formatMessage(messages.status)}</th>
          <th scope="col">{formatMessage(messages.action)}</th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map(delivery => {
          const date = formatDay(intl, delivery.shippingDate)
          const { isActive } = delivery
          const status = !isActive
            ? messages.skipped
            : isSuspended
              ? messages.deliverySuspended
              : messages.comes
          return (
            <tr key={delivery.id}>
              <td className="figures" data-skipped={!isActive || undefined}>
                {date}
              </td>
              <td className={isActive && !isSuspended ? undefined : 'text-muted'}>{formatMessage(status)}</td>
              <td>
                <Button
                  kind="secondary"
                  small
                  disabled={isBusy}
                  aria-label={formatMessage(
                    isActive ? messages.suspendDeliveryOf : messages.activateDeliveryOf,
                    { date }
                  )}
                  onClick={() => onChange(delivery, !isActive)}
                >
                  {formatMessage(isActive ? messages.suspendDelivery : messages.activateDelivery)}
                </Button>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

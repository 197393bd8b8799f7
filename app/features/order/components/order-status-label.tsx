import { defineMessages, useIntl } from '../../../intl/intl'
import { Badge } from '../../../ui/status/badge'
import type { ItemStatus, OverallStatus } from '../order-status'

const overall = defineMessages({
  PROCESSING: { id: 'orders.confirmed', defaultMessage: 'Confirmed' },
  READY_FOR_SHIPPING: { id: 'orders.readyForShipping', defaultMessage: 'Ready for shipping' },
  SHIPPED: { id: 'orders.shipped', defaultMessage: 'Shipped' },
  DELIVERED: { id: 'orders.delivered', defaultMessage: 'Delivered' },
  RETURNED: { id: 'orders.returned', defaultMessage: 'Returned' },
  PARTIALLY_RETURNED: { id: 'orders.partiallyReturned', defaultMessage: 'Partially returned' },
  CANCELLED: { id: 'orders.cancelled', defaultMessage: 'Canceled' }
})

const items = defineMessages({
  shipped: { id: 'orders.itemShipped', defaultMessage: 'shipped' },
  not_shipped: { id: 'orders.itemNotShipped', defaultMessage: 'not shipped' },
  delivered: { id: 'orders.itemDelivered', defaultMessage: 'delivered' },
  returned: { id: 'orders.itemReturned', defaultMessage: 'returned' },
  partially_returned: { id: 'orders.itemPartiallyReturned', defaultMessage: 'partially returned' },
  cancelled: { id: 'orders.itemCancelled', defaultMessage: 'canceled' }
})

const byEmail = defineMessages({
  sent: { id: 'orders.sentByEmail', defaultMessage: 'Sent by email' },
  itemSent: { id: 'orders.itemSentByEmail', defaultMessage: 'sent by email' },
  itemNotSent: { id: 'orders.itemNotSent', defaultMessage: 'not sent yet' }
})

/** Of gift cards by e-mail: they travel nowhere. */
const overallByEmail = {
  ...overall,
  READY_FOR_SHIPPING: overall.PROCESSING,
  SHIPPED: byEmail.sent,
  DELIVERED: byEmail.sent
}
const itemsByEmail = {
  ...items,
  not_shipped: byEmail.itemNotSent,
  shipped: byEmail.itemSent,
  delivered: byEmail.itemSent
}

/** Under way, done, over: the colour of a state beside its word. */
const COLOURS: Record<OverallStatus | ItemStatus, string> = {
  PROCESSING: 'text-warning',
  READY_FOR_SHIPPING: 'text-warning',
  SHIPPED: 'text-primary',
  DELIVERED: 'text-success',
  RETURNED: 'text-muted',
  PARTIALLY_RETURNED: 'text-muted',
  CANCELLED: 'text-error',
  not_shipped: 'text-warning',
  shipped: 'text-primary',
  delivered: 'text-success',
  returned: 'text-muted',
  partially_returned: 'text-muted',
  cancelled: 'text-error'
}

const Dot = () => <span aria-hidden="true">{'● '}</span>

interface StatusLabelProps<Status> {
  status: Status | undefined
  /** All of the order is sent by e-mail. */
  isByEmail: boolean | undefined
}

/** How far an order is; nothing for a status that the shop does not know. */
export function OrderStatusLabel({ status, isByEmail }: StatusLabelProps<OverallStatus>) {
  const { formatMessage } = useIntl()
  if (!status) return null
  return (
    <Badge kind="soft">
      <span className={COLOURS[status]}>
        <Dot />
        <span>{formatMessage((isByEmail ? overallByEmail : overall)[status])}</span>
      </span>
    </Badge>
  )
}

/** How far one product of an order is. */
export function ItemStatusLabel({ status, isByEmail }: StatusLabelProps<ItemStatus>) {
  const { formatMessage } = useIntl()
  if (!status) return null
  return (
    <span className={`text-sm ${COLOURS[status]}`}>
      <Dot />
      <span>{formatMessage((isByEmail ? itemsByEmail : items)[status])}</span>
    </span>
  )
}

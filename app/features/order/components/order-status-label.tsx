import { defineMessages, useIntl } from 'react-intl'
import { Badge } from '../../../ui/badge/badge'
import type { ItemStatus, OverallStatus } from '../model/order-status'

const overall = defineMessages({
  PROCESSING: { id: 'orders.confirmed', defaultMessage: 'Confirmed' },
  READY_FOR_SHIPPING: { id: 'orders.readyForShipping', defaultMessage: 'Ready for shipping' },
  SHIPPED: { id: 'orders.shipped', defaultMessage: 'Shipped' },
  DELIVERED: { id: 'orders.delivered', defaultMessage: 'Delivered' },
  RETURNED: { id: 'orders.returned', defaultMessage: 'Returned' },
  PARTIALLY_RETURNED: { id: 'orders.partiallyReturned', defaultMessage: 'Partially returned' },
  CANCELLED: { id: 'orders.cancelled', defaultMessage: 'Cancelled' }
})

const items = defineMessages({
  shipped: { id: 'orders.itemShipped', defaultMessage: 'shipped' },
  not_shipped: { id: 'orders.itemNotShipped', defaultMessage: 'not shipped' },
  delivered: { id: 'orders.itemDelivered', defaultMessage: 'delivered' },
  returned: { id: 'orders.itemReturned', defaultMessage: 'returned' },
  partially_returned: { id: 'orders.itemPartiallyReturned', defaultMessage: 'partially returned' },
  cancelled: { id: 'orders.itemCancelled', defaultMessage: 'cancelled' }
})

/** How far an order is; nothing for a status that the shop does not know. */
export function OrderStatusLabel({ status }: { status: OverallStatus | undefined }) {
  const { formatMessage } = useIntl()
  return status ? <Badge kind="soft">{formatMessage(overall[status])}</Badge> : null
}

/** How far one product of an order is. */
export function ItemStatusLabel({ status }: { status: ItemStatus | undefined }) {
  const { formatMessage } = useIntl()
  return status ? <span className="text-sm text-muted">{formatMessage(items[status])}</span> : null
}

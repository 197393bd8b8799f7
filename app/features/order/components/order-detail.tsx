import type { ReactNode } from 'react'
import { useIntl } from '../../../intl/intl'
import { paths } from '../../../visit/addresses/paths'
import { formatDay } from '../../../intl/format-date'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { useSite } from '../../../visit/site/site-context'
import { ButtonLink } from '../../../ui/action/button'
import { EmptyState } from '../../../ui/status/empty-state'
import { ordersMessages as messages } from '../account-messages'
import { orderQuery } from '../order-query'
import type { Order } from '../order'
import { OrderRefunds } from '../returns/order-refunds-section'
import { UnitNotes, OrderLines } from './order-lines'
import { OrderActions } from './order-actions'
import { OrderFacts, OrderTotals } from './order-facts'
import { OrderPapers } from './order-papers'
import { OrderPickUps } from './order-pick-ups'
import { ItemStatusLabel, OrderStatusLabel } from './order-status-label'

interface OrderDetailProps {
  orderNo: string
  loading: ReactNode
  failed: (retry: () => void) => ReactNode
}

/** An order of the customer: what, where to, how paid, how far, its documents, and what can still be done. */
export function OrderDetail({ orderNo, loading, failed }: OrderDetailProps) {
  const { formatMessage } = useIntl()
  const { site } = useSite()
  const { data: order, error, refetch } = useRead(orderQuery(usePlatform(), site.id, orderNo))
  if (error && !order) return <>{failed(() => void refetch())}</>
  if (order === undefined) return <>{loading}</>
  if (order === null)
    return (
      <EmptyState
        icon="search"
        title={formatMessage(messages.unknown)}
        text={formatMessage(messages.unknownText)}
        action={<ButtonLink to={paths.orders}>{formatMessage(messages.toOrders)}</ButtonLink>}
      />
    )
  return <WholeOrder order={order} actions={<OrderActions order={order} />} />
}

/** A whole order: lines, addresses, payment, status and documents. */
export function WholeOrder({ order, actions }: { order: Order; actions?: ReactNode }) {
  const intl = useIntl()
  const { formatMessage } = intl
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {order.createdAt && (
          <p className="text-muted">
            {formatMessage(messages.placed, { day: formatDay(intl, order.createdAt) })}
          </p>
        )}
        <OrderStatusLabel status={order.overallStatus} isByEmail={order.delivery?.isDigital} />
      </div>
      {actions}
      <section aria-labelledby="order-overview" className="order-card">
        <h2 id="order-overview" className="heading-3">
          {formatMessage(messages.overview)}
        </h2>
        <OrderLines
          lines={order.lines}
          currency={order.currency}
          aside={line => (
            <>
              <ItemStatusLabel status={line.status} isByEmail={order.delivery?.isDigital} />
              <UnitNotes units={line.units} />
            </>
          )}
        />
        <OrderTotals order={order} />
      </section>
      <OrderPickUps order={order} />
      <OrderRefunds order={order} />
      <OrderPapers order={order} />
      <OrderFacts order={order} />
    </div>
  )
}

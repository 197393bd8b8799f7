import type { ReactNode } from 'react'
import { useIntl } from '../../../intl/intl'
import { paths } from '../../../visit/addresses/paths'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { Link } from '../../../ui/action/link'
import { ordersMessages as messages } from '../account-messages'
import { customerOrdersQuery } from '../customer-orders-query'
import { OrderCard } from './order-list'

interface LastOrderProps {
  loading: ReactNode
  failed: (retry: () => void) => ReactNode
}

/** The customer's newest order, or that there is none yet. */
export function LastOrder({ loading, failed }: LastOrderProps) {
  const { formatMessage } = useIntl()
  const { data, error, refetch } = useRead(customerOrdersQuery(usePlatform()))
  if (error && !data) return <>{failed(() => void refetch())}</>
  if (!data) return <>{loading}</>
  const [order] = data.orders
  if (!order)
    return (
      <p>
        {formatMessage(messages.none)}{' '}
        <Link to={paths.shop} className="link">
          {formatMessage(messages.toShop)}
        </Link>
      </p>
    )
  return (
    <div className="grid gap-4">
      <OrderCard order={order} headingLevel={3} />
      <Link to={paths.orders} className="link justify-self-start">
        {formatMessage(messages.toOrders)}
      </Link>
    </div>
  )
}

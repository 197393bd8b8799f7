import type { ReactNode } from 'react'
import { useIntl } from '../../../intl/intl'
import { paths } from '../../../visit/addresses/paths'
import { formatDay } from '../../../intl/format-date'
import { formatPrice } from '../../../intl/format-price'
import { sumMoney } from '../../../intl/money'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { ButtonLink } from '../../../ui/action/button'
import { EmptyState } from '../../../ui/status/empty-state'
import { DEFAULT_IMAGE, Image } from '../../../ui/media/image'
import { Link } from '../../../ui/action/link'
import { Pagination } from '../../../ui/navigation/pagination'
import { ordersMessages as messages } from '../account-messages'
import { customerOrdersQuery, ORDERS_PER_PAGE, type OrderHistoryPage } from '../customer-orders-query'
import type { Order } from '../order'
import { returnMessages } from '../returns/return-messages'
import { OrderStatusLabel } from './order-status-label'

interface OrderListProps {
  /** Counted from 1. */
  page: number
  /** While they are loading. */
  loading: ReactNode
  failed: (retry: () => void) => ReactNode
  /** Below the list: earlier it would move when the list comes. */
  children?: ReactNode
}

/** The customer's orders, newest first, in pages of 10 (requirement 8.2). */
export function OrderList({ page, loading, failed, children }: OrderListProps) {
  const { data, error, refetch } = useRead({
    ...customerOrdersQuery(usePlatform(), page - 1),
    keepPreviousData: true
  })
  if (!data && !error) return <>{loading}</>
  return (
    <>
      {data ? <Orders page={page} data={data} /> : failed(() => void refetch())}
      {children}
    </>
  )
}

function Orders({ page, data }: { page: number; data: OrderHistoryPage }) {
  const { formatMessage } = useIntl()
  if (data.total === 0)
    return (
      <EmptyState
        icon="bag"
        title={formatMessage(messages.none)}
        text={formatMessage(messages.noneText)}
        action={<ButtonLink to={paths.shop}>{formatMessage(messages.toShop)}</ButtonLink>}
      />
    )
  return (
    <div className="grid gap-6">
      <ul className="grid gap-4">
        {data.orders.map(order => (
          <li key={order.orderNo}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        count={Math.ceil(data.total / ORDERS_PER_PAGE)}
        to={number => (number === 1 ? paths.orders : `${paths.orders}?page=${number}`)}
        label={formatMessage(messages.pages)}
        previousLabel={formatMessage(messages.previous)}
        nextLabel={formatMessage(messages.next)}
        pageLabel={number => formatMessage(messages.page, { page: number })}
      />
    </div>
  )
}

/** Announced returns, and money that goes back. */
function OrderNews({ order: { announcedUnits, refunds, currency } }: { order: Order }) {
  const intl = useIntl()
  const pending = sumMoney(refunds.flatMap(({ state, amount }) => (state === 'pending' ? [amount] : [])))
  const refunded = sumMoney(refunds.flatMap(({ state, amount }) => (state === 'refunded' ? [amount] : [])))
  const texts = [
    announcedUnits > 0 && intl.formatMessage(returnMessages.announced, { count: announcedUnits }),
    pending > 0 &&
      intl.formatMessage(returnMessages.pending, { amount: formatPrice(intl, pending, currency) }),
    refunded > 0 && intl.formatMessage(returnMessages.sum, { amount: formatPrice(intl, refunded, currency) })
  ].filter(Boolean)
  return texts.length > 0 ? <p className="text-sm">{texts.join(' · ')}</p> : null
}

/** So many pictures of what was ordered are shown. */
const MOST_PICTURES = 4

/** One order in short: number, day, status, sum and what was ordered. */
export function OrderCard({ order, headingLevel = 2 }: { order: Order; headingLevel?: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const
  const intl = useIntl()
  const { formatMessage } = intl
  return (
    <article className="order-card">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="grid gap-1">
          <Heading className="heading-4">{formatMessage(messages.title, { orderNo: order.orderNo })}</Heading>
          {order.createdAt && (
            <p className="text-sm text-muted">
              {formatMessage(messages.placed, { day: formatDay(intl, order.createdAt) })}
            </p>
          )}
        </div>
        <OrderStatusLabel status={order.overallStatus} isByEmail={order.delivery?.isDigital} />
      </div>
      <OrderNews order={order} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <ul aria-hidden className="flex gap-2">
          {order.lines.slice(0, MOST_PICTURES).map(line => (
            <li key={line.id} className="w-18">
              <Image
                src={line.image ?? DEFAULT_IMAGE}
                alt=""
                width={1}
                height={1}
                widths="thumbnail"
                sizes="72px"
                className="corners-small w-full"
              />
            </li>
          ))}
        </ul>
        <p className="text-sm">
          <span>{`${formatMessage(messages.products, { count: order.totalProducts })} · `}</span>
          <span className="figures font-semibold">
            {formatPrice(intl, order.totals.order, order.currency)}
          </span>
        </p>
      </div>
      <Link to={paths.order(order.orderNo)} className="link justify-self-start print:hidden">
        {formatMessage(messages.view, {
          orderNo: order.orderNo,
          name: text => (
            <span key="name" className="sr-only">
              {text}
            </span>
          )
        })}
      </Link>
    </article>
  )
}

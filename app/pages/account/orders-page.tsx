import { useIntl } from '../../intl/intl'
import { AccountFailed, AccountFrame, AccountLoading } from '../../features/account/account-frame'
import { accountMessages as messages } from '../../features/account/messages'
import { EarlierOrders } from '../../features/account/registration/earlier-orders'
import { OrderList } from '../../features/order/components/order-list'
import { paths } from '../../visit/addresses/paths'
import { createPage } from '../../page-unit/create-page'
import type { Loader } from '../../page-unit/loader'
import { redirectTo, showPage } from '../../page-unit/outcome'

interface OrdersData {
  /** Counted from 1. */
  page: number
}

/** A page that is no number is the first one, under its own address. */
const ordersLoader: Loader<OrdersData> = ({ search }) => {
  const page = search.get('page')
  if (page === null) return Promise.resolve(showPage({ page: 1 }))
  const isPage = /^[1-9]\d{0,3}$/.test(page) && page !== '1'
  return Promise.resolve(isPage ? showPage({ page: Number(page) }) : redirectTo(paths.orders))
}

function OrdersPage({ data: { page } }: { data: OrdersData }) {
  const { formatMessage } = useIntl()
  return (
    <AccountFrame title={formatMessage(messages.orders)}>
      <OrderList page={page} loading={<AccountLoading />} failed={retry => <AccountFailed onRetry={retry} />}>
        <EarlierOrders />
      </OrderList>
    </AccountFrame>
  )
}

export const ordersPage = createPage(ordersLoader, OrdersPage)

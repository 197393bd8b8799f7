import { useIntl } from '../../intl/intl'
import { AccountFailed, AccountFrame, AccountLoading } from '../../features/account/account-frame'
import { ordersMessages as messages } from '../../features/order/account-messages'
import { OrderDetail } from '../../features/order/components/order-detail'
import { isOrderNo } from '../../platform/order-return'
import { createPage } from '../../page-unit/create-page'
import type { Loader } from '../../page-unit/loader'
import { notFound, showPage } from '../../page-unit/outcome'

interface OrderData {
  orderNo: string
}

/** Checks the number; the order itself is personal and loaded in the browser. */
const orderLoader: Loader<OrderData> = ({ params }) => {
  const orderNo = params.orderNo ?? ''
  return Promise.resolve(isOrderNo(orderNo) ? showPage({ orderNo }) : notFound())
}

function OrderPage({ data: { orderNo } }: { data: OrderData }) {
  const { formatMessage } = useIntl()
  return (
    <AccountFrame title={formatMessage(messages.title, { orderNo })}>
      <OrderDetail
        // A dialog or an answer belongs to one order.
        key={orderNo}
        orderNo={orderNo}
        loading={<AccountLoading />}
        failed={retry => <AccountFailed onRetry={retry} />}
      />
    </AccountFrame>
  )
}

export const orderPage = createPage(orderLoader, OrderPage)

import { useLocation } from '../../entry/kit-adapter/router'
import { useIntl } from '../../intl/intl'
import { AddressBookDialog } from '../../features/account/saved/address-book-dialog'
import {
  AccountFailed,
  AccountFrame,
  AccountLoading,
  AccountSection
} from '../../features/account/account-frame'
import { accountMessages as messages } from '../../features/account/messages'
import type { Customer } from '../../features/account/model/customer'
import { useBasket } from '../../features/basket/use-basket'
import { customerOrdersQuery } from '../../features/order/customer-orders-query'
import type { Order } from '../../features/order/order'
import { orderQuery } from '../../features/order/order-query'
import { StandingOrders } from '../../features/standing-orders/components/standing-orders'
import { startStandingOrder, type StandingStart } from '../../features/standing-orders/standing-start'
import { wishlistQuery } from '../../features/wishlist/wishlist-query'
import { createPage } from '../../page-unit/create-page'
import { showPage } from '../../page-unit/outcome'
import { isOrderNo } from '../../platform/order-return'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { useSite } from '../../visit/site/site-context'
import { ForCustomer } from './for-customer'

const now = () => new Date()
/** Products that are offered before anything is searched for. */
const MOST_SUGGESTIONS = 12

/** The customer's standing orders; `?from=cart` and `?from=order&orderNo=…` begin a new one, `?pay=…` opens a payment. */
function StandingOrdersPage() {
  const { formatMessage } = useIntl()
  return (
    <AccountFrame title={formatMessage(messages.standingOrders)}>
      <ForCustomer>{customer => <CustomersStandingOrders customer={customer} />}</ForCustomer>
    </AccountFrame>
  )
}

function CustomersStandingOrders({ customer }: { customer: Customer }) {
  const { addresses, paymentInstruments: instruments } = customer
  const { search } = useLocation()
  const start = useStart()
  const suggestions = useSuggestions()
  if (start.failed) return <AccountFailed onRetry={start.refetch} />
  if (start.isLoading) return <AccountLoading />
  return (
    <StandingOrders
      customer={{ addresses, instruments }}
      startWith={start.startWith}
      payFor={new URLSearchParams(search).get('pay') ?? undefined}
      suggestions={suggestions}
      newAddress={close => <AddressBookDialog isFirst={addresses.length === 0} onClose={close} />}
      now={now}
      loading={<AccountLoading />}
      failed={retry => <AccountFailed onRetry={retry} />}
      section={content => <AccountSection>{content}</AccountSection>}
    />
  )
}

interface Start {
  startWith?: StandingStart
  isLoading?: boolean
  failed?: boolean
  refetch: () => void
}

/** Source of a new standing order, from the query of the address. */
function useStart(): Start {
  const query = new URLSearchParams(useLocation().search)
  const from = query.get('from')
  const orderNo = query.get('orderNo') ?? ''
  const platform = usePlatform()
  const isFromOrder = from === 'order' && isOrderNo(orderNo)
  const order = useRead({ ...orderQuery(platform, useSite().site.id, orderNo), enabled: isFromOrder })
  const { basket, error, refetch } = useBasket()
  if (isFromOrder) {
    return {
      startWith: startStandingOrder(order.data ? listOrderLines(order.data) : []),
      isLoading: order.data === undefined && !order.error,
      failed: Boolean(order.error) && !order.data,
      refetch: () => void order.refetch()
    }
  }
  if (from !== 'cart') return { refetch }
  const lines = basket?.lines.filter(line => line.bonusChoiceId === undefined && !line.isAutomaticBonus) ?? []
  return {
    startWith: startStandingOrder(lines.map(line => ({ ...line, isCollected: line.storeId !== undefined }))),
    isLoading: basket === undefined && !error,
    failed: Boolean(error) && basket === undefined,
    refetch
  }
}

/** The lines of an order; a gift card by e-mail has a recipient. */
const listOrderLines = ({ lines, pickUps }: Order) =>
  lines.map(line => ({
    ...line,
    isGiftCard: line.recipient !== undefined,
    isCollected: pickUps.some(({ itemIds }) => itemIds.includes(line.id))
  }))

/** Products that the customer has ordered or wished for; none while they are not known. */
function useSuggestions(): string[] {
  const platform = usePlatform()
  const { data: wishlist } = useRead(wishlistQuery(platform))
  const { data: history } = useRead(customerOrdersQuery(platform))
  const ordered = history?.orders.flatMap(order => order.lines.map(line => line.productId)) ?? []
  const wished = wishlist?.items.map(item => item.productId) ?? []
  return [...new Set([...ordered, ...wished])].slice(0, MOST_SUGGESTIONS)
}

export const standingOrdersPage = createPage(() => Promise.resolve(showPage({})), StandingOrdersPage)

import { useIntl } from 'react-intl'
import { formatPrice } from '../../../intl/format-price'
import { OrderSummaryList } from '../../../ui/order-summary-list/order-summary-list'
import { orderMessages as messages } from '../messages'
import type { Order } from '../model/order'

/** The order's costs. */
export function OrderTotals({ order }: { order: Pick<Order, 'totals' | 'currency'> }) {
  const intl = useIntl()
  const { items, shipping, tax, order: total } = order.totals
  const price = (amount: number) => formatPrice(intl, amount, order.currency)
  return (
    <OrderSummaryList
      rows={[
        { id: 'items', term: intl.formatMessage(messages.items), value: price(items) },
        {
          id: 'shipping',
          term: intl.formatMessage(messages.shipping),
          value: shipping === 0 ? intl.formatMessage(messages.free) : price(shipping)
        },
        {
          id: 'total',
          kind: 'total',
          term: intl.formatMessage(messages.total),
          note: intl.formatMessage(messages.taxOf, { tax: price(tax) }),
          value: price(total)
        }
      ]}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { usePlatform } from '../../../platform/platform-context'
import { formatPrice } from '../../../intl/format-price'
import { sumMoney } from '../../../intl/money'
import { OrderSummaryList } from '../../../ui/order-summary-list/order-summary-list'
import { shippingMethodsQuery } from '../api/shipping-methods-query'
import { basketMessages as messages } from '../messages'
import type { Basket } from '../model/basket'

interface OrderCost {
  items: number
  shipping: number | undefined
  total: number
}

/**
 * The order's costs as far as known. Until a shipping method is chosen, the
 * platform's default one is assumed, so that the total is no surprise later.
 */
export function useOrderCost(basket: Basket): OrderCost {
  const platform = usePlatform()
  const isOpen = basket.totals.shipping === undefined && basket.lines.length > 0
  const { data } = useQuery({
    ...shippingMethodsQuery(platform, basket.basketId),
    enabled: isOpen,
    keepPreviousData: true
  })
  const { items, order } = basket.totals
  const shipping =
    basket.totals.shipping ?? (isOpen ? data?.find(method => method.isDefault)?.price : undefined)
  return { items, shipping, total: order ?? sumMoney([items, shipping ?? 0]) }
}

/** Items, shipping, total with the tax it contains (requirement 2.2 "Order overview"). */
export function OrderOverview({ basket }: { basket: Basket }) {
  const intl = useIntl()
  const { items, shipping, total } = useOrderCost(basket)
  const price = (amount: number) => formatPrice(intl, amount, basket.currency)
  const shippingText =
    shipping === undefined
      ? intl.formatMessage(messages.shippingOpen)
      : shipping === 0
        ? intl.formatMessage(messages.shippingFree)
        : price(shipping)
  return (
    <OrderSummaryList
      rows={[
        { id: 'items', term: intl.formatMessage(messages.itemsTotal), value: price(items) },
        { id: 'shipping', term: intl.formatMessage(messages.shipping), value: shippingText },
        {
          id: 'total',
          kind: 'total',
          term: intl.formatMessage(messages.total),
          note:
            basket.totals.order === undefined
              ? intl.formatMessage(messages.taxNote)
              : intl.formatMessage(messages.taxOf, { tax: price(basket.totals.tax) }),
          value: price(total)
        }
      ]}
    />
  )
}

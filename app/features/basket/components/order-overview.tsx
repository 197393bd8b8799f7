import { useQuery } from '@tanstack/react-query'
import { usePlatform } from '../../../platform/platform-context'
import { CostList } from '../../../pricing/cost-list'
import { priceCart, type PricedCart } from '../../../pricing/price-cart'
import { shippingMethodsQuery } from '../api/shipping-methods-query'
import type { Basket } from '../model/basket'

/**
 * What the basket costs as far as known. Until a shipping method is chosen, the
 * platform's default one is assumed, so that the total is no surprise later.
 */
export function usePricedCart(basket: Basket): PricedCart {
  const platform = usePlatform()
  const isOpen = basket.totals.shipping === undefined && basket.lines.length > 0
  const { data } = useQuery({
    ...shippingMethodsQuery(platform, basket.basketId),
    enabled: isOpen,
    keepPreviousData: true
  })
  return priceCart(basket, isOpen ? data?.find(method => method.isDefault)?.price : undefined)
}

/** The basket's costs, row by row (requirement 2.2 "Order overview"). */
export const OrderOverview = ({ basket }: { basket: Basket }) => (
  <CostList cart={usePricedCart(basket)} currency={basket.currency} />
)

import { useIntl } from '../../../intl/intl'
import { describeDestination } from '../../../fulfilment/describe-destination'
import { useDeliveryOffer } from '../../../fulfilment/use-delivery-offer'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { CostList } from '../../../pricing/cost-list'
import { priceCart, type PricedCart } from '../../../pricing/price-cart'
import { shippingMethodsQuery } from '../api/shipping-methods-query'
import { isToSeveral } from '../division/deliveries'
import type { Basket } from '../model/basket'
import { isWithoutParcel } from '../model/basket-rules'

/**
 * The known costs of the basket. Until a shipping method is chosen, the
 * platform's default one is assumed, so that the total is no surprise later.
 */
export function usePricedCart(basket: Basket): PricedCart {
  const platform = usePlatform()
  const isUnsent = isWithoutParcel(basket)
  const isOpen =
    basket.totals.shipping === undefined && basket.lines.length > 0 && !isUnsent && !isToSeveral(basket)
  const { data, isInitialLoading } = useRead({
    ...shippingMethodsQuery(platform, basket.basketId),
    enabled: isOpen,
    keepPreviousData: true
  })
  const estimate = isOpen ? data?.find(method => method.isDefault)?.price : undefined
  return {
    ...priceCart({ ...basket, isSentByEmail: isUnsent }, estimate),
    awaitsShipping: isInitialLoading
  }
}

/** The basket's costs, row by row (requirement 6.2). */
export function OrderOverview({ basket, isAtCheckout }: { basket: Basket; isAtCheckout?: boolean }) {
  const intl = useIntl()
  const cart = usePricedCart(basket)
  const { currency, shippingAddress, lines } = basket
  // The country of an address is known; what comes by e-mail or is collected travels to none.
  const isAssumed = !shippingAddress && !isWithoutParcel(basket) && lines.length > 0
  const offer = useDeliveryOffer(currency, undefined, isAssumed)
  // A line of its height until it is known.
  const assumed = offer ? describeDestination(intl, offer.country) : '\u00a0'
  return (
    <CostList
      cart={cart}
      currency={currency}
      isAtCheckout={isAtCheckout}
      destination={isAssumed ? assumed : undefined}
    />
  )
}

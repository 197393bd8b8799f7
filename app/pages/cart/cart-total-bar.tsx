import { useIntl } from '../../intl/intl'
import { usePricedCart } from '../../features/basket/components/order-overview'
import type { Basket } from '../../features/basket/model/basket'
import { formatPrice } from '../../intl/format-price'
import { pricingMessages } from '../../pricing/messages'
import { StickyBar } from '../../ui/frame/sticky-bar'
import { CheckoutButton } from './checkout-button'

/** On a phone: total and checkout button, shown while those of the overview are out of view. */
export function CartTotalBar({ basket }: { basket: Basket }) {
  const intl = useIntl()
  const { open, paidByCertificates } = usePricedCart(basket)
  const label = intl.formatMessage(paidByCertificates > 0 ? pricingMessages.open : pricingMessages.total)
  return (
    <StickyBar label={label}>
      <p className="shrink-0">
        <span className="block text-xs text-muted">{label}</span>
        <span className="font-semibold figures">{formatPrice(intl, open, basket.currency)}</span>
      </p>
      <div className="flex-1">
        <CheckoutButton basket={basket} />
      </div>
    </StickyBar>
  )
}

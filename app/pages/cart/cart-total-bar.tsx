import { useIntl } from 'react-intl'
import { useOrderCost } from '../../features/basket/components/order-overview'
import { basketMessages } from '../../features/basket/messages'
import type { Basket } from '../../features/basket/model/basket'
import { formatPrice } from '../../intl/format-price'
import { StickyBar } from '../../ui/sticky-bar/sticky-bar'
import { CheckoutButton } from './checkout-button'

/** On a phone: total and checkout button, always in view. */
export function CartTotalBar({ basket }: { basket: Basket }) {
  const intl = useIntl()
  const { total } = useOrderCost(basket)
  const label = intl.formatMessage(basketMessages.total)
  return (
    <StickyBar label={label}>
      <p className="shrink-0">
        <span className="block text-xs text-muted">{label}</span>
        <span className="font-semibold figures">{formatPrice(intl, total, basket.currency)}</span>
      </p>
      <div className="flex-1">
        <CheckoutButton basket={basket} />
      </div>
    </StickyBar>
  )
}

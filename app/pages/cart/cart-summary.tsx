import { useEffect, useRef, useState } from 'react'
import { useIntl } from '../../intl/intl'
import { CheckoutObstacles } from '../../features/basket/components/checkout-obstacles'
import { FreeDeliveryRest } from '../../features/basket/components/free-delivery-rest'
import { OrderOverview, usePricedCart } from '../../features/basket/components/order-overview'
import { CartCoupons } from '../../features/basket/promotions/cart-coupons'
import { GiftCardSection } from '../../features/basket/gift-cards/gift-card-section'
import { lineMessages } from '../../features/basket/line-messages'
import type { Basket } from '../../features/basket/model/basket'
import { isSentByEmail, listSentProducts } from '../../features/basket/model/basket-rules'
import { ExpressCheckout } from '../../features/express/express-checkout'
import { InstalmentNote } from '../../features/payment/instalment-note'
import { DeliveryEstimateBox } from '../../fulfilment/estimate/delivery-estimate-box'
import { describeHours } from '../../fulfilment/describe-facts'
import { formatPrice } from '../../intl/format-price'
import { useSite } from '../../visit/site/site-context'
import { standingOrderPath } from '../../visit/addresses/standing-order-path'
import { Icon, type IconName } from '../../ui/media/icon'
import { Link } from '../../ui/action/link'
import { useKnownDestination } from '../use-known-destination'
import { CheckoutButton } from './checkout-button'
import { cartPageMessages as messages } from './messages'

/**
 * Order overview, what keeps the cart from being ordered, and the checkout button. Whatever comes later than the basket,
 * or grows, is below the button: a press while it moves would be lost.
 */
export function CartSummary({ basket }: { basket: Basket }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { total } = usePricedCart(basket)
  const shownTotal = formatPrice(intl, total, basket.currency)
  const announcement = useAnnouncedTotal(basket.totals.items, shownTotal)
  return (
    <aside aria-label={formatMessage(messages.overview)} className="cart-summary">
      <h2 className="heading-3">{formatMessage(messages.overview)}</h2>
      <OrderOverview basket={basket} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <FreeDeliveryRest basket={basket} />
      <CheckoutObstacles basket={basket} />
      <div data-own-action className="grid gap-3">
        <CheckoutButton basket={basket} />
        <ExpressCheckout basket={basket} />
      </div>
      <CartDelivery basket={basket} />
      <CartCoupons basket={basket} />
      <GiftCardSection basket={basket} />
      {basket.brews.count > 0 && (
        <Link to={standingOrderPath('cart')} className="link justify-self-start text-sm">
          {formatMessage(messages.standingOrder)}
        </Link>
      )}
      <InstalmentNote amount={total} placement="cart" />
      <Usps isByEmail={isSentByEmail(basket)} />
    </aside>
  )
}

/** The announcement of the new total after a change; nothing for the initial total. */
function useAnnouncedTotal(items: number, shownTotal: string): string {
  const { formatMessage } = useIntl()
  const first = useRef(items)
  const [changed, setChanged] = useState(false)
  useEffect(() => {
    if (items !== first.current) setChanged(true)
  }, [items])
  return changed ? formatMessage(lineMessages.updated, { total: shownTotal }) : ''
}

/** When the whole basket arrives: by its slowest product. Nothing while a line cannot be delivered at all. */
function CartDelivery({ basket }: { basket: Basket }) {
  const known = useKnownDestination()
  const isSendable = basket.lines.every(
    ({ isOrderable, isPurchasable, storeId }) => storeId !== undefined || (isOrderable && isPurchasable)
  )
  if (!isSendable) return null
  const productIds = listSentProducts(basket)
  return productIds.length > 0 ? (
    <DeliveryEstimateBox id="delivery" productIds={productIds} known={known} />
  ) : null
}

/** Cart usp strip (requirement 6.2). Nothing is sent back that comes by e-mail. */
function Usps({ isByEmail }: { isByEmail: boolean }) {
  const intl = useIntl()
  const { site } = useSite()
  const { formatMessage } = intl
  const usps: [IconName, string][] = [
    ['lock', formatMessage(messages.securePayment)],
    ...(isByEmail ? [] : ([['return', formatMessage(messages.freeReturn)]] as [IconName, string][])),
    ['phone', formatMessage(messages.support, { hours: describeHours(intl, site.facts.serviceHours) })]
  ]
  return (
    <ul aria-label={formatMessage(messages.usps)} className="grid gap-2 text-sm text-muted">
      {usps.map(([icon, text]) => (
        <li key={icon} className="flex items-center gap-3">
          <Icon name={icon} small />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

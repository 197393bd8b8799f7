import { useIntl } from '../../intl/intl'
import { formatPrice } from '../../intl/format-price'
import { paths } from '../../visit/addresses/paths'
import { Disclosure } from '../../ui/frame/disclosure'
import { Link } from '../../ui/action/link'
import { FreeShippingBar } from '../basket/components/free-shipping-bar'
import { LineSummaries } from '../basket/components/line-summary'
import { OrderOverview, usePricedCart } from '../basket/components/order-overview'
import { CouponList } from '../basket/promotions/coupon-list'
import type { Basket } from '../basket/model/basket'
import { checkoutMessages as messages } from './messages'

/** The order overview, beside the steps. */
export function CheckoutOverview({ basket }: { basket: Basket }) {
  const { formatMessage } = useIntl()
  return (
    <aside aria-label={formatMessage(messages.overview)} className="checkout-overview max-lg:hidden">
      <h2 className="heading-3">{formatMessage(messages.overview)}</h2>
      <OverviewContent basket={basket} />
    </aside>
  )
}

/** The same on a phone: the total in view, the rest in a disclosure. */
export function CheckoutOverviewFold({ basket }: { basket: Basket }) {
  const intl = useIntl()
  const { total } = usePricedCart(basket)
  return (
    <div className="lg:hidden">
      <Disclosure
        summary={intl.formatMessage(messages.overviewOf, {
          total: formatPrice(intl, total, basket.currency)
        })}
      >
        <div className="grid gap-5">
          <OverviewContent basket={basket} />
        </div>
      </Disclosure>
    </div>
  )
}

function OverviewContent({ basket }: { basket: Basket }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <LineSummaries basket={basket} />
      <FreeShippingBar basket={basket} />
      <CouponList basket={basket} />
      <OrderOverview basket={basket} isAtCheckout />
      <Link to={paths.cart} className="link text-sm">
        {formatMessage(messages.changeCart)}
      </Link>
    </>
  )
}

import { useIntl } from '../../intl/intl'
import { paths } from '../../visit/addresses/paths'
import { ButtonLink } from '../../ui/action/button'
import { EmptyState } from '../../ui/status/empty-state'
import { Skeleton } from '../../ui/status/skeleton'
import { checkoutMessages as messages } from './messages'
import { OrderFailure } from './place-order/order-failure'
import type { PlaceOrderResult } from './place-order/place-order'

/** The empty basket, with the outcome of the last attempt above it. */
export function CheckoutEmpty({ failure }: { failure: PlaceOrderResult | undefined }) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid gap-6">
      {failure && <OrderFailure failure={failure} />}
      <EmptyState
        icon="bag"
        title={formatMessage(messages.empty)}
        text={formatMessage(messages.emptyText)}
        action={<ButtonLink to={paths.shop}>{formatMessage(messages.toShop)}</ButtonLink>}
      />
    </div>
  )
}

/** Checkout's skeleton while the basket is loading. */
export function CheckoutLoading({ text }: { text: string }) {
  return (
    <div className="checkout-columns needs-script">
      <p role="status" className="text-muted">
        {text}
      </p>
      {/* High enough to keep the place of a reloaded page. */}
      <div className="grid min-h-[calc(100svh-var(--header-height))] content-start gap-4 lg:col-start-1">
        <Skeleton className="h-56 w-full" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-full" />
      </div>
    </div>
  )
}

import { useIntl } from 'react-intl'
import { paths } from '../../../addresses/paths'
import { Button, ButtonLink } from '../../../ui/button/button'
import { EmptyState } from '../../../ui/empty-state/empty-state'
import { Message } from '../../../ui/message/message'
import { Skeleton } from '../../../ui/skeleton/skeleton'
import { checkoutMessages as messages } from '../messages'
import { OrderFailure } from '../place-order/order-failure'
import type { PlaceOrderResult } from '../place-order/place-order'

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

/** The basket could not be loaded; it is not lost. */
export function CheckoutFailed({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid justify-items-start gap-4">
      <Message kind="error">{formatMessage(messages.failed)}</Message>
      <Button kind="secondary" onClick={onRetry}>
        {formatMessage(messages.retry)}
      </Button>
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
      <div className="grid gap-4 lg:col-start-1">
        <Skeleton className="h-56 w-full" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-full" />
      </div>
    </div>
  )
}

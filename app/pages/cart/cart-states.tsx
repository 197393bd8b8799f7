import { useIntl } from 'react-intl'
import { paths } from '../../addresses/paths'
import { Button, ButtonLink } from '../../ui/button/button'
import { EmptyState } from '../../ui/empty-state/empty-state'
import { Message } from '../../ui/message/message'
import { Skeleton } from '../../ui/skeleton/skeleton'
import { cartPageMessages as messages } from './messages'

/** The empty cart, with links to continue. */
export function CartEmpty() {
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      icon="bag"
      title={formatMessage(messages.empty)}
      text={formatMessage(messages.emptyText)}
      action={
        <>
          <ButtonLink to={paths.shop}>{formatMessage(messages.toShop)}</ButtonLink>
          <ButtonLink to={paths.home} kind="secondary">
            {formatMessage(messages.toHome)}
          </ButtonLink>
        </>
      }
    />
  )
}

/** The cart could not be loaded; it is not lost. */
export function CartFailed({ onRetry }: { onRetry: () => void }) {
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

/** The cart's skeleton while it is loading. */
export function CartLoading() {
  const { formatMessage } = useIntl()
  return (
    <div className="cart-columns needs-script">
      <p role="status" className="sr-only">
        {formatMessage(messages.loading)}
      </p>
      <div className="grid gap-6">
        {[1, 2].map(row => (
          <div key={row} className="grid grid-cols-[88px_1fr] gap-4 md:grid-cols-[120px_1fr]">
            <Skeleton className="aspect-square w-full" />
            <div className="grid content-start gap-3">
              <Skeleton className="h-6 w-3/5" />
              <Skeleton className="h-5 w-2/5" />
              <Skeleton className="h-12 w-40" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="h-72 w-full" />
    </div>
  )
}

import { useSyncExternalStore } from 'react'
import { useIntl } from '../../../intl/intl'
import { paths } from '../../../visit/addresses/paths'
import { keepsCookies } from '../../../browser/cookies'
import { Button, ButtonLink } from '../../../ui/action/button'
import { EmptyState } from '../../../ui/status/empty-state'
import { Message } from '../../../ui/status/message'
import { Skeleton } from '../../../ui/status/skeleton'
import { basketMessages } from '../messages'
import { basketStateMessages as messages } from '../state-messages'

/** The empty cart, with links to continue; or why it can only be empty. */
export function CartEmpty({ onFollow }: { onFollow?: () => void }) {
  const { formatMessage } = useIntl()
  const areCookiesBlocked = useSyncExternalStore(
    () => () => undefined,
    () => !keepsCookies(),
    () => false
  )
  if (areCookiesBlocked)
    return (
      <Message kind="error" title={formatMessage(basketMessages.cookiesTitle)}>
        {formatMessage(basketMessages.cookies)}
      </Message>
    )
  return (
    <EmptyState
      icon="bag"
      title={formatMessage(messages.empty)}
      text={formatMessage(messages.emptyText)}
      action={
        <>
          <ButtonLink to={paths.shop} onClick={onFollow}>
            {formatMessage(messages.toShop)}
          </ButtonLink>
          <ButtonLink to={paths.home} kind="secondary" onClick={onFollow}>
            {formatMessage(messages.toHome)}
          </ButtonLink>
        </>
      }
    />
  )
}

/** The login has lapsed: the cart is the account's, not empty. */
export function CartLapsed({ onFollow }: { onFollow?: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      icon="lock"
      title={formatMessage(messages.lapsed)}
      text={formatMessage(messages.lapsedText)}
      action={
        <ButtonLink to={paths.loginTo(paths.cart)} onClick={onFollow}>
          {formatMessage(messages.login)}
        </ButtonLink>
      }
    />
  )
}

/** The cart could not be loaded; it is not lost. The shop is open meanwhile. */
export function CartFailed({ onRetry, onFollow }: { onRetry: () => void; onFollow?: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid justify-items-start gap-4">
      <Message kind="error">{formatMessage(messages.failed)}</Message>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>{formatMessage(messages.retry)}</Button>
        <ButtonLink to={paths.shop} kind="secondary" onClick={onFollow}>
          {formatMessage(messages.toShop)}
        </ButtonLink>
      </div>
    </div>
  )
}

/** The skeleton of the lines while they are loading. */
export function CartLoading({ text }: { text?: string }) {
  const { formatMessage } = useIntl()
  return (
    <div className="needs-script grid gap-6">
      <p role="status" className="sr-only">
        {text ?? formatMessage(messages.loading)}
      </p>
      {[1, 2].map(row => (
        <div key={row} className="grid grid-cols-[88px_1fr] gap-4">
          <Skeleton className="aspect-square w-full" />
          <div className="grid content-start gap-3">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-12 w-40" />
          </div>
        </div>
      ))}
    </div>
  )
}

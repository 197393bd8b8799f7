import { useIntl } from '../../intl/intl'
import { Button } from '../../ui/action/button'
import { Message } from '../../ui/status/message'
import { accountMessages as messages } from './messages'

/** Replaces a page of the account whose data could not be read. */
export function AccountFailed({ onRetry }: { onRetry: () => void }) {
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

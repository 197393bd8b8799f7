import { useIntl } from '../../../intl/intl'
import { Button } from '../../../ui/action/button'
import { Message } from '../../../ui/status/message'
import { basketStateMessages } from '../state-messages'

/** Error in place of a part of the cart that could not be loaded. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid justify-items-start gap-4">
      <Message kind="error">{text}</Message>
      <Button kind="secondary" small onClick={onRetry}>
        {formatMessage(basketStateMessages.retry)}
      </Button>
    </div>
  )
}

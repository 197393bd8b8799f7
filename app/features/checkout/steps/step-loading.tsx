import { useIntl } from '../../../intl/intl'
import { Button } from '../../../ui/action/button'
import { Message } from '../../../ui/status/message'
import { Spinner } from '../../../ui/status/spinner'
import { paymentMessages } from '../../payment/messages'

interface StepLoadingProps {
  isLoading: boolean
  failure: string
  onRetry: () => void
}

/** A step's data is loading, or could not be loaded. */
export function StepLoading({ isLoading, failure, onRetry }: StepLoadingProps) {
  const { formatMessage } = useIntl()
  if (isLoading)
    return (
      <div className="step-loading">
        <Spinner label={formatMessage(paymentMessages.loading)} />
      </div>
    )
  return (
    <div className="grid justify-items-start gap-4">
      <Message kind="error" answer>
        {failure}
      </Message>
      <Button kind="secondary" onClick={onRetry}>
        {formatMessage(paymentMessages.retry)}
      </Button>
    </div>
  )
}

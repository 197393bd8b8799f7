import { useIntl } from '../../../intl/intl'
import { Button } from '../../../ui/action/button'
import { Message } from '../../../ui/status/message'
import { paymentReturnMessages as messages } from './messages'
import type { BasketRestoration } from './use-restore-basket'

/** A failed payment, as the address says with which the provider returned the shopper (requirement 7.4). */
export interface FailedPayment {
  orderNo: string
  /** The provider's reason: a key of the messages, or unknown. */
  reason: string
}

const REASONS = ['DECLINED', 'CANCELLED', 'THREE_D_SECURE_FAILED', 'LEFT', 'TIMED_OUT'] as const

/** Why the payment failed and what has become of the basket. */
export function PaymentReturn({ failed, back }: { failed: FailedPayment; back: BasketRestoration }) {
  const { formatMessage } = useIntl()
  const reason = REASONS.find(known => known === failed.reason) ?? 'unfinished'
  if (back.state === 'failed') {
    return (
      <div className="grid justify-items-start gap-4">
        <Message kind="error" title={formatMessage(messages.title)} answer>
          {`${formatMessage(messages[reason])} ${formatMessage(messages.failed)}`}
        </Message>
        <Button onClick={() => void back.restoreBasket(failed.orderNo)}>
          {formatMessage(messages.retry)}
        </Button>
      </div>
    )
  }
  return (
    <Message kind="warning" title={formatMessage(messages.title)} answer>
      {`${formatMessage(messages[reason])} ${formatMessage(messages.nothing)}`}
    </Message>
  )
}

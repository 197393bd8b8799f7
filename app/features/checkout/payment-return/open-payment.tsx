import { useIntl } from '../../../intl/intl'
import type { OrderPayment } from '../../../platform/scapi/order-payment'
import { Button, ButtonLink } from '../../../ui/action/button'
import { EmptyState } from '../../../ui/status/empty-state'
import { Message } from '../../../ui/status/message'
import { paymentReturnMessages as messages } from './messages'
import { useRestoreBasket } from './use-restore-basket'

interface OpenPaymentProps {
  orderNo: string
  payment: Exclude<OrderPayment, { state: 'settled' }>
}

/** An order that is not paid yet, or will not be: its status, and every way on. */
export function OpenPayment({ orderNo, payment }: OpenPaymentProps) {
  const { formatMessage } = useIntl()
  const { state, restoreBasket } = useRestoreBasket()
  const giveUp = (label: string, kind?: 'secondary') => (
    <Button kind={kind} busy={state === 'running'} onClick={() => void restoreBasket(orderNo)}>
      {label}
    </Button>
  )
  const texts = {
    open: [messages.openTitle, messages.openText],
    pending: [messages.pendingTitle, messages.pendingText],
    failed: [messages.title, messages.nothing]
  } as const
  const [title, text] = texts[payment.state]
  return (
    <div className="grid gap-4">
      {state === 'failed' && (
        <Message kind="error" answer>
          {formatMessage(messages.failed)}
        </Message>
      )}
      <div role="status">
        <EmptyState
          icon={payment.state === 'failed' ? 'warning' : 'clock'}
          headingLevel={1}
          title={formatMessage(title)}
          text={formatMessage(text, { orderNo })}
          action={
            payment.state === 'open' ? (
              <>
                <ButtonLink to={payment.continueAt}>{formatMessage(messages.goOn)}</ButtonLink>
                {giveUp(formatMessage(messages.other), 'secondary')}
              </>
            ) : payment.state === 'failed' ? (
              giveUp(formatMessage(messages.back))
            ) : undefined
          }
        />
      </div>
    </div>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { describeWait } from '../../../intl/describe-wait'
import { findShopperText, findWait } from '../../../platform/http/platform-error'
import { usePlatform } from '../../../platform/platform-context'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/overlay/dialog'
import { Message } from '../../../ui/status/message'
import { ordersMessages as messages } from '../account-messages'
import { cancelOrder } from '../cancel-order'
import type { Order } from '../order'

interface CancelOrderProps {
  order: Order
  /** For an order that is kept outside the query cache. */
  onCancelled?: () => void
}

/** Cancels an order after a question, while that is possible (requirement 8.2); the outcome stays where the button was. */
export function CancelOrder({ order, onCancelled }: CancelOrderProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const client = useQueryClient()
  const platform = usePlatform()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ isDone: boolean; text: string }>()
  const { orderNo, token } = order

  async function cancel() {
    setBusy(true)
    setOutcome(undefined)
    try {
      await cancelOrder({ client, platform }, orderNo, token)
      setOutcome({ isDone: true, text: formatMessage(messages.cancelled) })
      onCancelled?.()
    } catch (error) {
      const wait = findWait(error)
      // The platform says in its own words why it is too late.
      const reason = findShopperText(error) ?? formatMessage(messages.cancelFailed)
      setOutcome({ isDone: false, text: wait ? describeWait(intl, wait) : reason })
    } finally {
      setBusy(false)
      setAsking(false)
    }
  }

  if (!order.isCancellable && !outcome) return null
  return (
    <div className="grid justify-items-start gap-4">
      {outcome && (
        <Message kind={outcome.isDone ? 'success' : 'error'} answer>
          {outcome.text}
        </Message>
      )}
      {order.isCancellable && !outcome?.isDone && (
        <Button kind="secondary" disabled={isBusy} onClick={() => setAsking(true)}>
          {formatMessage(messages.cancel)}
        </Button>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={formatMessage(messages.cancelTitle, { orderNo })}
        closeLabel={formatMessage(messages.close)}
        dismissible={!isBusy}
        actions={
          <>
            <Button kind="secondary" disabled={isBusy} onClick={() => setAsking(false)}>
              {formatMessage(messages.cancelNo)}
            </Button>
            <Button busy={isBusy} onClick={() => void cancel()}>
              {formatMessage(messages.cancelYes)}
            </Button>
          </>
        }
      >
        <p>{formatMessage(messages.cancelText)}</p>
      </Dialog>
    </div>
  )
}

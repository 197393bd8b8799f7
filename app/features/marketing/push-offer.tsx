import { useId } from 'react'
import { useIntl } from '../../intl/intl'
import { Button } from '../../ui/action/button'
import { marketingMessages as messages } from './messages'

/**
 * Asks in our own dialog whether messages are wanted, before the browser's prompt: surprised shoppers
 * deny the prompt, and a browser remembers that permanently. It blocks nothing and takes no focus.
 */
export function PushOffer({ onAccept, onRefuse }: { onAccept: () => void; onRefuse: () => void }) {
  const { formatMessage } = useIntl()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="push-offer">
      <h2 id={titleId} className="heading-4">
        {formatMessage(messages.offerTitle)}
      </h2>
      <p className="text-sm">{formatMessage(messages.offerText)}</p>
      <div className="push-offer-actions">
        <Button small kind="secondary" onClick={onRefuse}>
          {formatMessage(messages.refuse)}
        </Button>
        <Button small kind="secondary" onClick={onAccept}>
          {formatMessage(messages.accept)}
        </Button>
      </div>
    </section>
  )
}

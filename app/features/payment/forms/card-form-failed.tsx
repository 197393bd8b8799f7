import { useEffect } from 'react'
import { useIntl } from '../../../intl/intl'
import { CardFrameError } from '../../../platform/side-services/card-frame'
import { Button } from '../../../ui/action/button'
import { Message } from '../../../ui/status/message'
import { paymentMessages as messages } from '../messages'
import type { CardSlot } from './card-slot'

const refuse = () => Promise.reject(new CardFrameError('silent', 'The card form does not load.'))

/** In place of the card form: it refuses the card until the form is there. */
export function CardFormFailed({ slot, onRetry }: { slot: CardSlot; onRetry: () => void }) {
  const { formatMessage } = useIntl()
  useEffect(() => {
    slot.open(refuse)
    return () => slot.close()
  }, [slot])
  return (
    <Message kind="error">
      <p>{formatMessage(messages.cardFormFailed)}</p>
      <Button kind="secondary" small onClick={onRetry}>
        {formatMessage(messages.retry)}
      </Button>
    </Message>
  )
}

import { useEffect, useRef, useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { buildCardFrameUrl, CardFrameError } from '../../../platform/side-services/card-frame'
import { useSite } from '../../../visit/site/site-context'
import { Button } from '../../../ui/action/button'
import { Message } from '../../../ui/status/message'
import type { CardSlot } from './card-slot'
import { paymentMessages as messages } from '../messages'
import { useCardFrame } from './use-card-frame'

interface CardFormProps {
  /** Where it answers while it is shown. */
  slot: CardSlot
  onSubmitWanted: () => void
}

const refuse = () => Promise.reject(new CardFrameError('silent', 'The card form does not load.'))

/** Height until the frame has sent its own, in CSS pixels. */
const FIRST_HEIGHT = 406

/** The card form: a page of the provider in a frame, so that number and code never touch ours. Browser only. */
export default function CardForm(props: CardFormProps) {
  const [attempt, setAttempt] = useState(1)
  return <FramedForm key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

function FramedForm({ slot, onSubmitWanted, onRetry }: CardFormProps & { onRetry: () => void }) {
  const { formatMessage } = useIntl()
  const { payment, locale, site } = useSite()
  const frame = useRef<HTMLIFrameElement>(null)
  const { state, height, askForCard, onLoad } = useCardFrame(frame, {
    origin: payment.origin,
    onSubmitWanted
  })
  const hasFailed = state === 'failed'
  useEffect(() => {
    slot.open(hasFailed ? refuse : askForCard)
  }, [slot, hasFailed, askForCard])
  useEffect(() => () => slot.close(), [slot])

  if (state === 'failed')
    return (
      <Message kind="error">
        <p>{formatMessage(messages.cardFormFailed)}</p>
        <Button kind="secondary" small onClick={onRetry}>
          {formatMessage(messages.retry)}
        </Button>
      </Message>
    )
  return (
    <div aria-busy={state === 'loading'}>
      {state === 'loading' && <p role="status">{formatMessage(messages.loading)}</p>}
      <iframe
        ref={frame}
        onLoad={onLoad}
        title={formatMessage(messages.cardForm)}
        className="-mx-1 block w-[calc(100%+0.5rem)]"
        style={{ height: height ?? FIRST_HEIGHT }}
        src={buildCardFrameUrl(payment, {
          locale: locale.id,
          brand: site.tenantId,
          origin: window.location.origin
        })}
      />
    </div>
  )
}

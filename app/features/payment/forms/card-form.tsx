import { useEffect, useRef, useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { buildCardFrameUrl } from '../../../platform/side-services/card-frame'
import { useSite } from '../../../visit/site/site-context'
import { CardFormFailed } from './card-form-failed'
import type { CardSlot } from './card-slot'
import { paymentMessages as messages } from '../messages'
import { useCardFrame } from './use-card-frame'

export interface CardFormProps {
  /** Where it answers while it is shown. */
  slot: CardSlot
  onSubmitWanted: () => void
}

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
    if (hasFailed) return
    slot.open(askForCard)
    return () => slot.close()
  }, [slot, hasFailed, askForCard])

  if (hasFailed) return <CardFormFailed slot={slot} onRetry={onRetry} />
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

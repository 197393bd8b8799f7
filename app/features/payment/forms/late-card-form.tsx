import { useState } from 'react'
import { loadable } from '../../../entry/kit-adapter/loadable'
import { useIntl } from '../../../intl/intl'
import { PartBoundary } from '../../../ui/frame/part-boundary'
import { paymentMessages as messages } from '../messages'
import type { CardFormProps } from './card-form'
import { CardFormFailed } from './card-form-failed'

const CardForm = loadable(() => import(/* webpackChunkName: "card-form" */ './card-form'), {
  ssr: false,
  fallback: <Loading />
})

function Loading() {
  const { formatMessage } = useIntl()
  return <p role="status">{formatMessage(messages.loading)}</p>
}

/** The card form, whose code loads when a card is chosen. Where it is lost, the other ways to pay stay. */
export function LateCardForm(props: CardFormProps) {
  const [attempt, setAttempt] = useState(1)
  return (
    <PartBoundary
      key={attempt}
      name="payment: card form"
      fallback={<CardFormFailed slot={props.slot} onRetry={() => setAttempt(attempt + 1)} />}
    >
      <CardForm {...props} />
    </PartBoundary>
  )
}

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useIntl } from '../../../intl/intl'
import type { SavedInstrumentInput } from '../../../platform/scapi/shopper-address-book'
import { Button } from '../../../ui/action/button'
import { useSubmit } from '../../../ui/form/use-submit'
import { Message } from '../../../ui/status/message'
import { createCardSlot } from '../../payment/forms/card-slot'
import { LateCardForm } from '../../payment/forms/late-card-form'
import { describePaymentError } from '../../payment/describe-payment-error'
import { usePaymentInstrument } from '../../payment/use-payment-instrument'
import { useAccountAccess } from '../api/account-access'
import { savePaymentInstrument } from '../api/save-payment-instrument'
import { describeMissingLogin, useFreshLogin } from '../fresh-login/use-fresh-login'
import { savedMessages, walletMessages as messages } from './messages'

const CARD = 'UNZER_CARDS'

/** A card for later orders, typed into the provider's frame: its number never touches the shop. */
export function AddCard({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const access = useAccountAccess()
  const { withFreshLogin } = useFreshLogin()
  const buildInstrument = usePaymentInstrument()
  const [slot] = useState(createCardSlot)
  useEffect(() => () => slot.close(), [slot])
  const { run, isBusy, problem } = useSubmit(error => {
    // Beside its field, or above the form.
    const text = describeMissingLogin(intl, error) ?? describePaymentError(intl, error)
    return text === null ? undefined : (text ?? formatMessage(savedMessages.failed))
  })
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  function save(event: FormEvent) {
    event.preventDefault()
    return run(async () => {
      const instrument = await buildInstrument(CARD, 0, { askForCard: slot.ask })
      const { c_paymentResourceId, paymentCard } = instrument
      const card = { paymentMethodId: CARD, c_paymentResourceId, paymentCard }
      await withFreshLogin(() => savePaymentInstrument(access, card as SavedInstrumentInput))
      onDone()
    })
  }

  return (
    <form method="post" ref={form} noValidate className="grid gap-5" onSubmit={event => void save(event)}>
      <h2 ref={heading} tabIndex={-1} className="heading-3">
        {formatMessage(messages.addCard)}
      </h2>
      {problem && (
        <Message kind="error" answer>
          {problem}
        </Message>
      )}
      <LateCardForm slot={slot} onSubmitWanted={() => form.current?.requestSubmit()} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {formatMessage(messages.saveCard)}
        </Button>
        <Button kind="secondary" disabled={isBusy} onClick={onCancel}>
          {formatMessage(messages.cancel)}
        </Button>
      </div>
    </form>
  )
}

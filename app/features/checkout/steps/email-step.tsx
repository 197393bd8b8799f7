import { useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { useBasketAccess } from '../../basket/api/basket-access'
import { setEmail } from '../set-addresses'
import { keepAddressDraft } from '../forms/address-form-values'
import { EmailForm } from '../forms/email-form'
import { formMessages as messages } from '../forms/messages'
import type { CheckoutEntry } from '../checkout-customer'
import { StepProblem } from './checkout-step-card'
import { useStepSave, type StepProps } from './use-step-save'

const WAYS = ['guest', 'login', 'registration'] as const
type Way = (typeof WAYS)[number]

const NAMES = {
  guest: messages.asGuest,
  login: messages.logIn,
  registration: messages.register
} as const

/** The customer: a guest's e-mail address, login or registration (requirement 7.1). */
export function EmailStep({ basket, drafts, onDone, entry }: StepProps & { entry: CheckoutEntry }) {
  const { formatMessage } = useIntl()
  const access = useBasketAccess()
  const { problem, save } = useStepSave(onDone)
  const [way, setWay] = useState<Way>('guest')
  const known = { email: basket.email, person: basket.shippingAddress, onDone }
  return (
    <>
      <div role="group" aria-label={formatMessage(messages.howToOrder)} className="mb-6 flex flex-wrap gap-2">
        {WAYS.map(each => (
          <button
            key={each}
            type="button"
            className="chip"
            aria-pressed={way === each}
            onClick={() => {
              // A login takes the addresses out of the basket.
              keepAddressDraft(drafts, basket)
              setWay(each)
            }}
          >
            {formatMessage(NAMES[each])}
          </button>
        ))}
      </div>
      {way === 'login' && entry.login(known)}
      {way === 'registration' && entry.registration(known)}
      {way === 'guest' && (
        <>
          <StepProblem text={problem} />
          <EmailForm
            email={basket.email}
            drafts={drafts}
            onSave={email => save(() => setEmail(access, email)).catch(() => undefined)}
          />
        </>
      )}
    </>
  )
}

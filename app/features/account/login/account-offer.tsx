import { useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { paths } from '../../../visit/addresses/paths'
import { Button, ButtonLink } from '../../../ui/action/button'
import { Message } from '../../../ui/status/message'
import { registrationMessages as messages } from './registration-messages'
import { RegistrationForm } from './registration-form'

interface AccountOfferProps {
  /** The guest's known data. */
  known: { email?: string; firstName?: string; lastName?: string }
  /** The guest has registered; the form gives way to its outcome. */
  isDone: boolean
}

/** Offers an account to a guest after an order, with the known data filled in. */
export function AccountOffer({ known, isDone }: AccountOfferProps) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby="account-offer" className="account-offer">
      <h2 id="account-offer" className="heading-3">
        {formatMessage(messages.offer)}
      </h2>
      {isDone ? (
        <>
          <Message kind="success" answer>
            {formatMessage(messages.offerDone)}
          </Message>
          <ButtonLink to={paths.account} kind="secondary" className="justify-self-start">
            {formatMessage(messages.toAccount)}
          </ButtonLink>
        </>
      ) : (
        <>
          <p className="text-muted">{formatMessage(messages.offerText)}</p>
          {isOpen ? (
            <RegistrationForm known={known} isShort />
          ) : (
            <Button kind="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
              {formatMessage(messages.offerOpen)}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

import { useEffect, useRef, useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { Button } from '../../../ui/action/button'
import { Message } from '../../../ui/status/message'
import { useSite } from '../../../visit/site/site-context'
import { AccountSection } from '../account-frame'
import { ForgotPassword } from '../login/forgot-password'
import { loginMessages } from '../login/messages'
import type { Customer } from '../model/customer'
import { PasswordForm } from './password-form'
import { passwordOffMessages } from '../passkeys/messages'
import { PasswordOff } from '../passkeys/password-off'
import { profileMessages as messages } from '../profile-messages'

/** Changes the password, switches it off, or has a new one chosen (requirements 9.3 and 14.2). */
export function PasswordSection({ customer }: { customer: Customer }) {
  const { formatMessage } = useIntl()
  const { login } = useSite()
  const [isDone, setDone] = useState(false)
  const name = customer.login ?? customer.email ?? ''
  if (customer.isPasswordOff)
    return (
      <AccountSection title={formatMessage(loginMessages.password)}>
        <NoPassword email={name} isNew={isDone} />
      </AccountSection>
    )
  return (
    <AccountSection title={formatMessage(messages.password)}>
      <PasswordForm login={name} />
      {login.passkeys && <PasswordOff login={name} onDone={() => setDone(true)} />}
    </AccountSection>
  )
}

function NoPassword({ email, isNew }: { email: string; isNew: boolean }) {
  const { formatMessage } = useIntl()
  const [isAsked, setAsked] = useState(false)
  const state = useRef<HTMLDivElement>(null)
  // The pressed button is gone.
  useEffect(() => {
    if (isNew) state.current?.focus()
  }, [isNew])
  return (
    <div ref={state} tabIndex={-1} className="grid justify-items-start gap-5">
      {isNew && (
        <Message kind="success" answer>
          {formatMessage(passwordOffMessages.done)}
        </Message>
      )}
      <p>{formatMessage(passwordOffMessages.none)}</p>
      <Button kind="secondary" onClick={() => setAsked(true)}>
        {formatMessage(passwordOffMessages.choose)}
      </Button>
      {isAsked && <ForgotPassword email={email} onClose={() => setAsked(false)} />}
    </div>
  )
}

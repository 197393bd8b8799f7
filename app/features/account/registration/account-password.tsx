import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from '../../../intl/intl'
import { isPlatformError } from '../../../platform/http/platform-error'
import { Button } from '../../../ui/action/button'
import { FormFrame } from '../../../ui/form/form-frame'
import { useSubmit } from '../../../ui/form/use-submit'
import { describeLoginError } from '../login/describe-login-error'
import { ForgotPassword } from '../login/forgot-password'
import { CurrentPassword } from '../login/current-password'
import { loginMessages } from '../login/messages'
import { guestOrderMessages as messages } from './messages'

interface AccountPasswordProps {
  /** Of the account. */
  email: string
  /** Adds the orders. @throws PlatformError `invalid-current-password` (403) */
  onSubmit: (password: string) => Promise<void>
}

/**
 * Asks for the account's password before orders are added: an account with a password may be a stranger's who typed
 * another person's address (decision 46).
 */
export function AccountPassword({ email, onSubmit }: AccountPasswordProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const [isForgotten, setForgotten] = useState(false)
  const form = useForm({ defaultValues: { password: '' } })
  const { register, setError, formState } = form
  const { run, isBusy, problem } = useSubmit(error => {
    if (!isPlatformError(error) || error.type !== 'invalid-current-password')
      return describeLoginError(intl, error)
    setError('password', { message: formatMessage(messages.wrongPassword) }, { shouldFocus: true })
    return undefined
  })

  return (
    <>
      <FormFrame form={form} problem={problem} onSubmit={({ password }) => run(() => onSubmit(password))}>
        <p role="status">
          {formatMessage(messages.existing, {
            email,
            link: words => (
              <button key="link" type="button" className="link" onClick={() => setForgotten(true)}>
                {words}
              </button>
            )
          })}
        </p>
        <CurrentPassword
          id={id}
          login={email}
          error={formState.errors.password?.message}
          field={register('password', { required: formatMessage(loginMessages.passwordRequired) })}
        />
        <Button type="submit" busy={isBusy} className="justify-self-start">
          {formatMessage(messages.withPassword)}
        </Button>
      </FormFrame>
      {isForgotten && <ForgotPassword email={email} onClose={() => setForgotten(false)} />}
    </>
  )
}

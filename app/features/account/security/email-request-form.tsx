import { useEffect, useId } from 'react'
import { useForm } from 'react-hook-form'
import { isValidEmail } from '../../../intl/formats/email'
import { useIntl } from '../../../intl/intl'
import { Button } from '../../../ui/action/button'
import { FormFrame } from '../../../ui/form/form-frame'
import { TextInput } from '../../../ui/form/text-input'
import { useSubmit } from '../../../ui/form/use-submit'
import { freshLoginMessages } from '../fresh-login/messages'
import { codeMessages } from '../login/code-messages'
import { describeLoginError } from '../login/describe-login-error'
import { loginMessages } from '../login/messages'
import type { Customer } from '../model/customer'
import { emailMessages as messages } from './email-messages'

interface EmailRequestFormProps {
  customer: Customer
  /** As it was typed before. */
  email: string
  /** @throws PlatformError */
  onAsk: (email: string) => Promise<unknown>
  onCancel: () => void
}

/** Asks for the new address. */
export function EmailRequestForm({ customer, email, onAsk, onCancel }: EmailRequestFormProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const form = useForm({ defaultValues: { email } })
  const { register, setFocus, formState } = form
  const { run, isBusy, problem } = useSubmit(error => describeLoginError(intl, error))
  useEffect(() => setFocus('email'), [setFocus])

  function check(typed: string): true | string {
    const address = typed.trim()
    if (!address) return formatMessage(loginMessages.emailRequired)
    if (!isValidEmail(address)) return formatMessage(loginMessages.emailInvalid)
    const isSame = [customer.email, customer.login].every(
      known => known?.toLowerCase() === address.toLowerCase()
    )
    return !isSame || formatMessage(messages.same)
  }

  return (
    <FormFrame form={form} problem={problem} onSubmit={values => run(() => onAsk(values.email.trim()))}>
      <p className="max-w-[38em]">{formatMessage(messages.text)}</p>
      <TextInput
        id={`${id}-email`}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={256}
        label={formatMessage(messages.newEmail)}
        required
        error={formState.errors.email?.message}
        {...register('email', { validate: check })}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" busy={isBusy}>
          {formatMessage(codeMessages.send)}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          {formatMessage(freshLoginMessages.cancel)}
        </Button>
      </div>
    </FormFrame>
  )
}

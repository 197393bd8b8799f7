import { useEffect, useId } from 'react'
import { useForm } from 'react-hook-form'
import { BotCheckField } from '../../../bot-check/bot-check-field'
import { isValidEmail } from '../../../intl/formats/email'
import { useIntl } from '../../../intl/intl'
import { Button } from '../../../ui/action/button'
import { FormFrame } from '../../../ui/form/form-frame'
import { TextInput } from '../../../ui/form/text-input'
import { useSubmit } from '../../../ui/form/use-submit'
import { codeMessages as messages } from './code-messages'
import { describeLoginError } from './describe-login-error'
import { loginMessages } from './messages'
import type { PendingCode } from './pending-code'
import { useRequestCode } from './use-request-code'

interface CodeRequestFormProps {
  email: string
  onAsked: (pending: PendingCode) => void
  onPassword: (email: string) => void
}

/** Asks for the address that the code is sent to. */
export function CodeRequestForm({ email, onAsked, onPassword }: CodeRequestFormProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const { requestCode, botCheck } = useRequestCode()
  const form = useForm({ defaultValues: { email } })
  const { register, getValues, setFocus, formState } = form
  const { run, isBusy, problem } = useSubmit(error => describeLoginError(intl, error))
  useEffect(() => setFocus('email'), [setFocus])

  return (
    <FormFrame
      form={form}
      problem={problem}
      onSubmit={typed => run(async () => onAsked(await requestCode(typed.email.trim())))}
    >
      <p>{formatMessage(messages.text)}</p>
      <TextInput
        id={`${id}-email`}
        type="email"
        inputMode="email"
        autoComplete="username"
        label={formatMessage(loginMessages.email)}
        required
        error={formState.errors.email?.message}
        {...register('email', {
          validate: typed => {
            if (!typed.trim()) return formatMessage(loginMessages.emailRequired)
            return isValidEmail(typed.trim()) || formatMessage(loginMessages.emailInvalid)
          }
        })}
      />
      <BotCheckField {...botCheck} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button type="submit" busy={isBusy}>
          {formatMessage(messages.send)}
        </Button>
        <button type="button" className="link min-h-11" onClick={() => onPassword(getValues('email').trim())}>
          {formatMessage(messages.password)}
        </button>
      </div>
    </FormFrame>
  )
}

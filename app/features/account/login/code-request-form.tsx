import { useEffect, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { BotCheckField } from '../../../bot-check/bot-check-field'
import { isBotCheckRefusal } from '../../../platform/bot-check'
import { isValidEmail } from '../../../intl/formats/email'
import { useIntl } from '../../../intl/intl'
import { Button } from '../../../ui/action/button'
import { TextInput } from '../../../ui/form/text-input'
import { Message } from '../../../ui/status/message'
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
  const isRunning = useRef(false)
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, getValues, setFocus, formState } = useForm({ defaultValues: { email } })
  useEffect(() => setFocus('email'), [setFocus])

  async function submit(values: { email: string }) {
    if (isRunning.current) return
    isRunning.current = true
    setProblem(undefined)
    try {
      onAsked(await requestCode(values.email.trim()))
    } catch (error) {
      if (!isBotCheckRefusal(error)) setProblem(describeLoginError(intl, error))
    } finally {
      isRunning.current = false
    }
  }

  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={event => void handleSubmit(submit)(event)}
    >
      {problem && (
        <Message kind="error" answer>
          {problem}
        </Message>
      )}
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
        <Button type="submit" busy={formState.isSubmitting}>
          {formatMessage(messages.send)}
        </Button>
        <button type="button" className="link min-h-11" onClick={() => onPassword(getValues('email').trim())}>
          {formatMessage(messages.password)}
        </button>
      </div>
    </form>
  )
}

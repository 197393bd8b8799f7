import { useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { BotCheckField } from '../../../bot-check/bot-check-field'
import { useBotCheck } from '../../../bot-check/use-bot-check'
import { isBotCheckRefusal } from '../../../platform/bot-check'
import { useIntl } from '../../../intl/intl'
import { isPlatformError } from '../../../platform/http/platform-error'
import { byPassword } from '../../../platform/session/login-ways'
import { Button } from '../../../ui/action/button'
import { PasswordInput } from '../../../ui/form/password-input'
import { Message } from '../../../ui/status/message'
import { loginMessages } from '../login/messages'
import { describeFreshLoginError } from './describe-fresh-login-error'
import type { FreshLoginWayProps } from './fresh-login-way'
import { freshLoginMessages as messages } from './messages'

/** Logging in again by password. */
export function PasswordWay({ login, onEnter }: FreshLoginWayProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const isRunning = useRef(false)
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } })
  const { errors, isSubmitting } = formState
  const botCheck = useBotCheck('login')

  async function submit({ password }: { password: string }) {
    if (isRunning.current) return
    isRunning.current = true
    setProblem(undefined)
    try {
      await botCheck.run(token => onEnter(byPassword(login, password, token)))
    } catch (error) {
      if (isBotCheckRefusal(error)) return
      const message = describeFreshLoginError(intl, error)
      if (isPlatformError(error, 401)) setError('password', { message }, { shouldFocus: true })
      else setProblem(message)
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
      {/* For password managers. */}
      <input type="text" autoComplete="username" value={login} readOnly hidden />
      <PasswordInput
        id={`${id}-password`}
        autoComplete="current-password"
        label={formatMessage(loginMessages.password)}
        showLabel={formatMessage(loginMessages.showPassword)}
        hideLabel={formatMessage(loginMessages.hidePassword)}
        required
        error={errors.password?.message}
        {...register('password', { required: formatMessage(loginMessages.passwordRequired) })}
      />
      <BotCheckField {...botCheck.field} />
      <Button type="submit" busy={isSubmitting} className="justify-self-start">
        {formatMessage(messages.confirm)}
      </Button>
    </form>
  )
}

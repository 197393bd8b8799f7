import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { BotCheckField } from '../../../bot-check/bot-check-field'
import { useBotCheck } from '../../../bot-check/use-bot-check'
import { useIntl } from '../../../intl/intl'
import { isPlatformError } from '../../../platform/http/platform-error'
import { byPassword } from '../../../platform/session/login-ways'
import { Button } from '../../../ui/action/button'
import { FormFrame } from '../../../ui/form/form-frame'
import { useSubmit } from '../../../ui/form/use-submit'
import { CurrentPassword } from '../login/current-password'
import { loginMessages } from '../login/messages'
import { describeFreshLoginError, type FreshLoginWayProps } from './fresh-login-way'
import { freshLoginMessages as messages } from './messages'

/** Logging in again by password. */
export function PasswordWay({ login, onEnter }: FreshLoginWayProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const form = useForm({ defaultValues: { password: '' } })
  const { register, setError, formState } = form
  const botCheck = useBotCheck('login')
  const { run, isBusy, problem } = useSubmit(error => {
    const message = describeFreshLoginError(intl, error)
    if (!isPlatformError(error, 401)) return message
    setError('password', { message }, { shouldFocus: true })
    return undefined
  })

  return (
    <FormFrame
      form={form}
      problem={problem}
      onSubmit={({ password }) =>
        run(() => botCheck.run(token => onEnter(byPassword(login, password, token))))
      }
    >
      <CurrentPassword
        id={id}
        login={login}
        error={formState.errors.password?.message}
        field={register('password', { required: formatMessage(loginMessages.passwordRequired) })}
      />
      <BotCheckField {...botCheck.field} />
      <Button type="submit" busy={isBusy} className="justify-self-start">
        {formatMessage(messages.confirm)}
      </Button>
    </FormFrame>
  )
}

import { useId, useState } from 'react'
import { useForm, type RegisterOptions } from 'react-hook-form'
import { BotCheckField } from '../../bot-check/bot-check-field'
import { useBotCheck } from '../../bot-check/use-bot-check'
import { isBotCheckRefusal } from '../../platform/bot-check'
import { useIntl } from '../../intl/intl'
import { describeWait } from '../../intl/describe-wait'
import { findWait, isPlatformError } from '../../platform/http/platform-error'
import { usePlatform } from '../../platform/platform-context'
import { byPassword } from '../../platform/session/login-ways'
import { useSession } from '../../platform/session/use-session'
import { Button } from '../../ui/action/button'
import { ErrorSummary } from '../../ui/form/error-summary'
import { Message } from '../../ui/status/message'
import { PasswordInput } from '../../ui/form/password-input'
import { updatePassword } from './api/update-password'
import { useFreshLogin } from './fresh-login/use-fresh-login'
import { loginMessages } from './login/messages'
import { isAllowedNewPassword } from './model/password'
import { NewPasswordFields } from './login/new-password-fields'
import { profileMessages as messages } from './profile-messages'
import { useWayBack } from './use-way-back'

interface Fields {
  currentPassword: string
  password: string
  repeatPassword: string
}

/** Types of the refusals by the platform and by the login before it. */
const WRONG_PASSWORD = ['invalid-current-password', 'invalid-credentials']

const EMPTY: Fields = { currentPassword: '', password: '', repeatPassword: '' }

/**
 * Changes the password (requirement 9.3). The platform ends every session of the customer then: this browser
 * logs in again with the new one by itself.
 */
export function PasswordForm({ login }: { login: string }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const platform = usePlatform()
  const session = useSession()
  const { withFreshLogin } = useFreshLogin()
  const [problem, setProblem] = useState<string>()
  const { isLeaving, leave } = useWayBack()
  const form = useForm<Fields>({ defaultValues: EMPTY, shouldFocusError: false })
  const { register, handleSubmit, watch, setError, reset, formState } = form
  const { errors, submitCount, isSubmitting } = formState
  const botCheck = useBotCheck('login')

  async function save({ currentPassword, password }: Fields) {
    setProblem(undefined)
    try {
      await botCheck.run(token =>
        withFreshLogin(
          () => updatePassword(platform, { currentPassword, password }),
          byPassword(login, currentPassword, token)
        )
      )
    } catch (error) {
      if (isBotCheckRefusal(error)) return
      if (isPlatformError(error) && WRONG_PASSWORD.includes(error.type ?? ''))
        setError('currentPassword', { message: formatMessage(messages.currentPasswordWrong) })
      else {
        const wait = findWait(error)
        setProblem(wait ? describeWait(intl, wait) : formatMessage(messages.passwordNotSaved))
      }
      return
    }
    reset(EMPTY)
    leave()
    // Where this fails the session is over, and the page leads to the login.
    await botCheck
      .run(token => session.login(byPassword(login, password, token)))
      .catch(() => session.logout())
  }

  const required = formatMessage(loginMessages.passwordRequired)

  return (
    <form method="post" noValidate className="grid gap-5" onSubmit={handleSubmit(save)}>
      {problem && (
        <Message kind="error" answer>
          {problem}
        </Message>
      )}
      {isLeaving && (
        <Message kind="success" answer>
          {formatMessage(messages.passwordSaved)}
        </Message>
      )}
      <ErrorSummary
        title={count => formatMessage(loginMessages.errors, { count })}
        errors={errors}
        submitCount={submitCount}
        idOf={field => `${id}-${field}`}
      />
      {/* For password managers, which keep the new one under it. */}
      <input type="text" autoComplete="username" value={login} readOnly hidden />
      <PasswordInput
        id={`${id}-currentPassword`}
        error={errors.currentPassword?.message}
        showLabel={formatMessage(loginMessages.showPassword)}
        hideLabel={formatMessage(loginMessages.hidePassword)}
        required
        {...register('currentPassword', { required })}
        autoComplete="current-password"
        label={formatMessage(messages.currentPassword)}
      />
      <NewPasswordFields
        id={id}
        register={(field, rules) => register(field, rules as RegisterOptions<Fields, typeof field>)}
        errors={errors}
        password={watch('password')}
        texts={{
          password: formatMessage(messages.newPassword),
          repeat: formatMessage(messages.repeatPassword),
          hint: formatMessage(messages.passwordTip),
          required,
          weak: formatMessage(messages.passwordWeak)
        }}
        isAllowed={isAllowedNewPassword}
      />
      <BotCheckField {...botCheck.field} />
      <Button type="submit" busy={isSubmitting} className="sm:justify-self-start">
        {formatMessage(messages.password)}
      </Button>
    </form>
  )
}

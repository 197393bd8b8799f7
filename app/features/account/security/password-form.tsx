import { useId } from 'react'
import { useForm, type RegisterOptions } from 'react-hook-form'
import { BotCheckField } from '../../../bot-check/bot-check-field'
import { useBotCheck } from '../../../bot-check/use-bot-check'
import { isBotCheckRefusal } from '../../../platform/bot-check'
import { useIntl } from '../../../intl/intl'
import { describeWait } from '../../../intl/describe-wait'
import { findWait, isPlatformError } from '../../../platform/http/platform-error'
import { usePlatform } from '../../../platform/platform-context'
import { byPassword } from '../../../platform/session/login-ways'
import { useSession } from '../../../platform/session/use-session'
import { Button } from '../../../ui/action/button'
import { FormFrame } from '../../../ui/form/form-frame'
import { Message } from '../../../ui/status/message'
import { useSubmit } from '../../../ui/form/use-submit'
import { updatePassword } from '../api/update-customer'
import { useFreshLogin } from '../fresh-login/use-fresh-login'
import { CurrentPassword } from '../login/current-password'
import { loginMessages } from '../login/messages'
import { isAllowedNewPassword, WRONG_PASSWORD } from '../model/password'
import { NewPasswordFields } from '../login/new-password-fields'
import { useForgottenPassword } from '../login/use-forgotten-password'
import { profileMessages as messages } from '../profile-messages'
import { useWayBack } from '../use-way-back'

interface Fields {
  currentPassword: string
  password: string
  repeatPassword: string
}

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
  const { isLeaving, leave } = useWayBack()
  const form = useForm<Fields>({ defaultValues: EMPTY, shouldFocusError: false })
  const { register, watch, setError, reset, formState } = form
  const { errors } = formState
  const botCheck = useBotCheck('login')
  const forgotten = useForgottenPassword(login)

  const { run, isBusy, problem } = useSubmit(error => {
    if (isBotCheckRefusal(error)) return undefined
    if (isPlatformError(error) && WRONG_PASSWORD.includes(error.type ?? '')) {
      setError('currentPassword', { message: formatMessage(messages.currentPasswordWrong) })
      return undefined
    }
    const wait = findWait(error)
    return wait ? describeWait(intl, wait) : formatMessage(messages.passwordNotSaved)
  })

  const save = ({ currentPassword, password }: Fields) =>
    run(async () => {
      await botCheck.run(token =>
        withFreshLogin(
          () => updatePassword(platform, { currentPassword, password }),
          byPassword(login, currentPassword, token)
        )
      )
      reset(EMPTY)
      leave()
      // Where this fails the session is over, and the page leads to the login.
      await botCheck
        .run(token => session.login(byPassword(login, password, token)))
        .catch(() => session.logout())
    })

  const required = formatMessage(loginMessages.passwordRequired)

  return (
    <>
      <FormFrame
        form={form}
        problem={problem}
        summary={{ id, title: count => formatMessage(loginMessages.errors, { count }) }}
        onSubmit={save}
      >
        {isLeaving && (
          <Message kind="success" answer>
            {formatMessage(messages.passwordSaved)}
          </Message>
        )}
        {/* For password managers, which keep the new one under it. */}
        <CurrentPassword
          id={id}
          login={login}
          label={formatMessage(messages.currentPassword)}
          error={errors.currentPassword?.message}
          field={register('currentPassword', { required })}
        />
        {forgotten.link}
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
        <Button type="submit" busy={isBusy} className="sm:justify-self-start">
          {formatMessage(messages.password)}
        </Button>
      </FormFrame>
      {forgotten.dialog}
    </>
  )
}

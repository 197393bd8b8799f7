import { useEffect, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { BotCheckField } from '../../../bot-check/bot-check-field'
import { useBotCheck } from '../../../bot-check/use-bot-check'
import { useIntl } from '../../../intl/intl'
import { Button } from '../../../ui/action/button'
import { FormFrame } from '../../../ui/form/form-frame'
import { Message } from '../../../ui/status/message'
import { PasswordInput } from '../../../ui/form/password-input'
import { TextInput } from '../../../ui/form/text-input'
import { useSubmit } from '../../../ui/form/use-submit'
import { useSite } from '../../../visit/site/site-context'
import { PasskeyLogin } from '../passkeys/passkey-login'
import { byPassword } from '../../../platform/session/login-ways'
import { CodeLogin } from './code-login'
import { codeMessages } from './code-messages'
import { describeLoginError } from './describe-login-error'
import { ForgotPassword } from './forgot-password'
import { loginMessages as messages } from './messages'
import { readPendingCode } from './pending-code'
import { useEnterAccount } from './use-enter-account'

interface LoginFormProps {
  /** As far as it is known. */
  email?: string
  /** Begins with the code, and not with the password. */
  byCodeFirst?: boolean
  /** The code of the mail's link, with which the page was opened. */
  linkedCode?: string
  /** Everything of the guest's has followed into the account. */
  onDone?: () => void
}

/** The alert closes itself after 4 s (requirement 9.1). */
const AUTO_CLOSE_MS = 4000

/** Logs a customer in by password (requirement 9.1) or code. Typed values stay after a refusal. */
export function LoginForm({ email = '', byCodeFirst = false, linkedCode, onDone }: LoginFormProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const enterAccount = useEnterAccount()
  const { site, login } = useSite()
  const [isByCode, setByCode] = useState(byCodeFirst)
  const [isForgotten, setIsForgotten] = useState(false)
  const form = useForm({ defaultValues: { email, password: '' }, shouldFocusError: false })
  const { register, getValues, setValue, setFocus, formState } = form
  const { errors } = formState
  const { run, isBusy, problem, setProblem } = useSubmit(error => describeLoginError(intl, error))
  const botCheck = useBotCheck('login')

  // After hydration: the server knows of no code that this browser waits for.
  useEffect(() => {
    if (login.code && (linkedCode || readPendingCode(site.id))) setByCode(true)
  }, [login.code, linkedCode, site.id])

  const wasByCode = useRef(false)
  useEffect(() => {
    if (wasByCode.current && !isByCode) setFocus('email')
    wasByCode.current = isByCode
  }, [isByCode, setFocus])

  const submit = (typed: { email: string; password: string }) =>
    run(async () => {
      // There is no account to show to a program: its password is a wrong one.
      if (botCheck.isProgram()) return setProblem(formatMessage(messages.wrong))
      await botCheck.run(token => enterAccount(byPassword(typed.email.trim(), typed.password, token)))
      onDone?.()
    })

  if (isByCode)
    return (
      <CodeLogin
        email={getValues('email').trim()}
        linkedCode={linkedCode}
        onDone={onDone}
        onPassword={typed => {
          setValue('email', typed)
          setByCode(false)
        }}
      />
    )
  return (
    <div className="grid gap-5">
      <FormFrame
        form={form}
        summary={{ id, title: count => formatMessage(messages.errors, { count }) }}
        onSubmit={submit}
        heading={
          problem && (
            <Message
              kind="error"
              answer
              closeLabel={formatMessage(messages.close)}
              autoCloseMs={AUTO_CLOSE_MS}
              onClose={() => setProblem(undefined)}
            >
              {problem}
            </Message>
          )
        }
      >
        <TextInput
          id={`${id}-email`}
          type="email"
          inputMode="email"
          autoComplete={login.passkeys ? 'username webauthn' : 'username'}
          label={formatMessage(messages.email)}
          required
          error={errors.email?.message}
          {...register('email', {
            validate: typed => typed.trim() !== '' || formatMessage(messages.emailRequired)
          })}
        />
        <PasswordInput
          id={`${id}-password`}
          autoComplete="current-password"
          label={formatMessage(messages.password)}
          showLabel={formatMessage(messages.showPassword)}
          hideLabel={formatMessage(messages.hidePassword)}
          required
          error={errors.password?.message}
          {...register('password', { required: formatMessage(messages.passwordRequired) })}
        />
        <BotCheckField {...botCheck.field} />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Button type="submit" busy={isBusy}>
            {formatMessage(messages.logIn)}
          </Button>
          <button type="button" className="link min-h-11" onClick={() => setIsForgotten(true)}>
            {formatMessage(messages.forgot)}
          </button>
        </div>
      </FormFrame>
      {(login.code || login.passkeys) && (
        <div className="grid gap-3">
          {login.code && (
            <Button kind="secondary" wide onClick={() => setByCode(true)}>
              {formatMessage(codeMessages.offer)}
            </Button>
          )}
          {login.passkeys && <PasskeyLogin enter={enterAccount} onDone={onDone} isSuggested />}
        </div>
      )}
      {isForgotten && (
        <ForgotPassword
          email={getValues('email').trim()}
          onCode={
            login.code
              ? typed => {
                  setValue('email', typed)
                  setIsForgotten(false)
                  setByCode(true)
                }
              : undefined
          }
          onClose={() => setIsForgotten(false)}
        />
      )}
    </div>
  )
}

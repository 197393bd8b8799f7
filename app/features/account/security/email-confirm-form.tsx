import { useEffect, useId, useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { BotCheckField } from '../../../bot-check/bot-check-field'
import { useBotCheck } from '../../../bot-check/use-bot-check'
import { describeWait } from '../../../intl/describe-wait'
import { useIntl } from '../../../intl/intl'
import { isBotCheckRefusal } from '../../../platform/bot-check'
import { findWait, isPlatformError } from '../../../platform/http/platform-error'
import { CODE_MINUTES } from '../../../platform/session/lifetimes'
import { byPassword } from '../../../platform/session/login-ways'
import { Button } from '../../../ui/action/button'
import { CodeInput, codeRules } from '../../../ui/form/code-input'
import { FormFrame } from '../../../ui/form/form-frame'
import { useSubmit } from '../../../ui/form/use-submit'
import { Message } from '../../../ui/status/message'
import { useAccountAccess } from '../api/account-access'
import { confirmEmailChange } from '../api/change-email'
import { freshLoginMessages } from '../fresh-login/messages'
import { describeMissingLogin, useFreshLogin } from '../fresh-login/use-fresh-login'
import { codeMessages } from '../login/code-messages'
import { describeLoginError } from '../login/describe-login-error'
import { CurrentPassword } from '../login/current-password'
import { loginMessages } from '../login/messages'
import { AgainButton } from '../login/send-again'
import { useForgottenPassword } from '../login/use-forgotten-password'
import { WRONG_PASSWORD } from '../model/password'
import { CODE_LIFE_MS, type PendingEmail } from '../pending'
import { profileMessages } from '../profile-messages'
import { emailMessages as messages } from './email-messages'

interface EmailConfirmFormProps {
  pending: PendingEmail
  /** By which the customer logs in until now. */
  login: string
  /** Has a new code sent. @throws PlatformError */
  onAsk: () => Promise<unknown>
  onDone: () => void
  /** Other ways, below the form. */
  children: ReactNode
}

/**
 * Takes the code from the new address, with the password of a customer who has one: it changes the login, and is the fresh
 * login that the change needs (requirement 14.7). What was typed stays after a refusal.
 */
export function EmailConfirmForm({ pending, login, onAsk, onDone, children }: EmailConfirmFormProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const access = useAccountAccess()
  const { withFreshLogin } = useFreshLogin()
  const botCheck = useBotCheck('login')
  const forgotten = useForgottenPassword(login)
  const [isSentAgain, setSentAgain] = useState(false)
  const form = useForm({ defaultValues: { code: '', password: '' } })
  const { register, setError, setFocus, formState } = form
  const { errors } = formState
  useEffect(() => setFocus('code'), [setFocus])

  const confirming = useSubmit(error => {
    if (isBotCheckRefusal(error)) return undefined
    const type = isPlatformError(error) ? (error.type ?? '') : ''
    if (type === 'invalid-code') {
      const isExpired = Date.now() >= pending.askedAt + CODE_LIFE_MS
      const message = formatMessage(isExpired ? codeMessages.expired : codeMessages.wrong)
      setError('code', { message }, { shouldFocus: true })
      return undefined
    }
    if (WRONG_PASSWORD.includes(type)) {
      const message = formatMessage(freshLoginMessages.wrong)
      setError('password', { message }, { shouldFocus: true })
      return undefined
    }
    if (type === 'login-already-in-use') return formatMessage(messages.taken)
    const wait = findWait(error)
    return (
      describeMissingLogin(intl, error) ??
      (wait ? describeWait(intl, wait) : formatMessage(profileMessages.notSaved))
    )
  })
  const asking = useSubmit(error => describeLoginError(intl, error))

  const confirm = ({ code, password }: { code: string; password: string }) =>
    confirming.run(async () => {
      asking.setProblem(undefined)
      setSentAgain(false)
      if (pending.needsPassword)
        await botCheck.run(token =>
          withFreshLogin(
            () => confirmEmailChange(access, { code, password }),
            byPassword(login, password, token)
          )
        )
      else await withFreshLogin(() => confirmEmailChange(access, { code }))
      onDone()
    })

  const askAgain = () =>
    asking.run(async () => {
      confirming.setProblem(undefined)
      await onAsk()
      setSentAgain(true)
      setFocus('code')
    })

  return (
    <>
      <FormFrame form={form} problem={confirming.problem ?? asking.problem} onSubmit={confirm}>
        <Message kind={isSentAgain ? 'success' : 'info'}>
          {formatMessage(isSentAgain ? codeMessages.sentAgain : messages.sent, {
            email: pending.email,
            minutes: CODE_MINUTES
          })}
        </Message>
        <CodeInput
          id={`${id}-code`}
          label={formatMessage(codeMessages.code)}
          hint={formatMessage(codeMessages.hint)}
          error={errors.code?.message}
          {...register('code', codeRules(formatMessage(codeMessages.missing)))}
        />
        {pending.needsPassword && (
          <>
            <CurrentPassword
              id={id}
              login={login}
              error={errors.password?.message}
              field={register('password', { required: formatMessage(loginMessages.passwordRequired) })}
            />
            {forgotten.link}
            <BotCheckField {...botCheck.field} />
          </>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Button type="submit" busy={confirming.isBusy}>
            {formatMessage(messages.confirm)}
          </Button>
          <AgainButton askedAt={pending.askedAt} isBusy={asking.isBusy} onSend={() => void askAgain()} />
        </div>
        {children}
      </FormFrame>
      {forgotten.dialog}
    </>
  )
}

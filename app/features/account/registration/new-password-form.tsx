import { useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { describeWait } from '../../../intl/describe-wait'
import { findShopperText, findWait } from '../../../platform/http/platform-error'
import { usePlatform } from '../../../platform/platform-context'
import { Button } from '../../../ui/button/button'
import { Message } from '../../../ui/message/message'
import { PasswordInput } from '../../../ui/password-input/password-input'
import { findResetTokenRefusal } from '../api/check-reset-token'
import { setNewPassword } from '../api/set-new-password'
import { ForgotPassword } from '../login/forgot-password'
import { loginMessages } from '../login/messages'
import { isStrongPassword } from '../model/password'
import { registrationMessages } from './messages'
import { PasswordStrength } from './password-strength'

interface NewPasswordFormProps {
  /** The one of the mail's link. */
  token: string
  texts: { password: string; repeat: string; save: string; failed: string }
  onDone: () => void
}

/** Sets a new password with the token of a mail (requirement 3.7.3). */
export function NewPasswordForm({ token, texts, onDone }: NewPasswordFormProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const platform = usePlatform()
  const [problem, setProblem] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const [isForgotten, setIsForgotten] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  // A link that is used up or too old is called that before anything is typed.
  useEffect(() => {
    let isCurrent = true
    void findResetTokenRefusal(platform, token).then(found => isCurrent && setRefusal(found))
    return () => {
      isCurrent = false
    }
  }, [platform, token])
  const { register, handleSubmit, watch, getValues, formState } = useForm({
    defaultValues: { password: '', repeatPassword: '' }
  })
  const { errors, isSubmitting } = formState

  async function submit({ password }: { password: string }) {
    setProblem(undefined)
    setRefused(false)
    try {
      await setNewPassword(platform, { token, password })
      onDone()
    } catch (error) {
      const wait = findWait(error)
      if (wait) return setProblem(describeWait(intl, wait))
      setRefused(true)
      setProblem(findShopperText(error) ?? texts.failed)
    }
  }

  const eye = {
    showLabel: formatMessage(loginMessages.showPassword),
    hideLabel: formatMessage(loginMessages.hidePassword)
  }
  const forgotPassword = isForgotten && <ForgotPassword email="" onClose={() => setIsForgotten(false)} />
  if (refusal)
    return (
      <div className="grid justify-items-start gap-5">
        <Message kind="error" answer>
          {refusal}
        </Message>
        <Button onClick={() => setIsForgotten(true)}>{formatMessage(loginMessages.resetTitle)}</Button>
        {forgotPassword}
      </div>
    )
  return (
    <>
      <form method="post" noValidate className="grid gap-5" onSubmit={handleSubmit(submit)}>
        {problem && (
          <Message kind="error" answer>
            {problem}
          </Message>
        )}
        {isRefused && (
          <button
            type="button"
            className="link min-h-11 justify-self-start"
            onClick={() => setIsForgotten(true)}
          >
            {formatMessage(loginMessages.resetTitle)}
          </button>
        )}
        <PasswordInput
          id={`${id}-password`}
          autoComplete="new-password"
          label={texts.password}
          hint={formatMessage(registrationMessages.tip)}
          required
          error={errors.password?.message}
          {...eye}
          {...register('password', {
            required: formatMessage(registrationMessages.passwordRequired),
            validate: typed => isStrongPassword(typed) || formatMessage(registrationMessages.passwordWeak),
            deps: 'repeatPassword'
          })}
        />
        <PasswordStrength password={watch('password')} />
        <PasswordInput
          id={`${id}-repeat`}
          autoComplete="new-password"
          label={texts.repeat}
          required
          error={errors.repeatPassword?.message}
          {...eye}
          {...register('repeatPassword', {
            required: formatMessage(registrationMessages.passwordRequired),
            validate: typed =>
              typed === getValues('password') || formatMessage(registrationMessages.passwordsDiffer)
          })}
        />
        <Button type="submit" busy={isSubmitting} className="sm:justify-self-start">
          {texts.save}
        </Button>
      </form>
      {forgotPassword}
    </>
  )
}

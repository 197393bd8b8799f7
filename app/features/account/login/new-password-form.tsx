import { useEffect, useId, useState } from 'react'
import { useForm, type RegisterOptions } from 'react-hook-form'
import { useIntl } from '../../../intl/intl'
import { describeWait } from '../../../intl/describe-wait'
import { findShopperText, findWait } from '../../../platform/http/platform-error'
import { usePlatform } from '../../../platform/platform-context'
import { Button } from '../../../ui/action/button'
import { FormFrame } from '../../../ui/form/form-frame'
import { useSubmit } from '../../../ui/form/use-submit'
import { Message } from '../../../ui/status/message'
import { findResetTokenRefusal, setNewPassword } from '../api/password-reset'
import { ForgotPassword } from './forgot-password'
import { loginMessages } from './messages'
import { NewPasswordFields } from './new-password-fields'

interface NewPasswordFormProps {
  /** The one of the mail's link. */
  token: string
  texts: { password: string; repeat: string; save: string; failed: string }
  onDone: () => void
}

interface Fields {
  password: string
  repeatPassword: string
}

const EMPTY: Fields = { password: '', repeatPassword: '' }

/** Sets a new password with the token of a mail (requirement 9.1). */
export function NewPasswordForm({ token, texts, onDone }: NewPasswordFormProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const platform = usePlatform()
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
  const form = useForm<Fields>({ defaultValues: EMPTY })
  const { register, watch, formState } = form
  const { run, isBusy, problem } = useSubmit(error => {
    const wait = findWait(error)
    if (wait) return describeWait(intl, wait)
    setRefused(true)
    return findShopperText(error) ?? texts.failed
  })

  const submit = ({ password }: Fields) =>
    run(async () => {
      setRefused(false)
      await setNewPassword(platform, { token, password })
      onDone()
    })

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
      <FormFrame form={form} problem={problem} onSubmit={submit}>
        {isRefused && (
          <button
            type="button"
            className="link min-h-11 justify-self-start"
            onClick={() => setIsForgotten(true)}
          >
            {formatMessage(loginMessages.resetTitle)}
          </button>
        )}
        <NewPasswordFields
          id={id}
          register={(field, rules) => register(field, rules as RegisterOptions<Fields, typeof field>)}
          errors={formState.errors}
          password={watch('password')}
          texts={{ password: texts.password, repeat: texts.repeat }}
        />
        <Button type="submit" busy={isBusy} className="sm:justify-self-start">
          {texts.save}
        </Button>
      </FormFrame>
      {forgotPassword}
    </>
  )
}

import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from '../../../intl/intl'
import { isPlatformError } from '../../../platform/http/platform-error'
import { byCode } from '../../../platform/session/login-ways'
import { CODE_MINUTES } from '../../../platform/session/lifetimes'
import type { Newcomer } from '../../../platform/session/newcomer'
import type { LoginWay } from '../../../platform/session/session'
import { Button } from '../../../ui/action/button'
import { CodeInput, codeRules } from '../../../ui/form/code-input'
import { FormFrame } from '../../../ui/form/form-frame'
import { useSubmit } from '../../../ui/form/use-submit'
import { Message } from '../../../ui/status/message'
import { codeMessages as messages } from './code-messages'
import { describeLoginError } from './describe-login-error'
import { loginMessages } from './messages'
import { CODE_LIFE_MS, type PendingCode } from './pending-code'
import { SendAgain } from './send-again'

interface CodeFormProps {
  pending: PendingCode
  /** The code of the mail's link; it is sent at once. */
  linkedCode?: string
  /** Logs in. @throws PlatformError */
  onEnter: (way: LoginWay) => Promise<unknown>
  /** The newcomer whom a new code registers; by default one without a name, where the pending code is a newcomer's. */
  newcomer?: Newcomer
  /** A new code is on its way. */
  onAsked: (pending: PendingCode) => void
  /** Other ways, below the form. */
  children?: ReactNode
}

const NAMELESS = {}

/** Logs in by the code of a mail (requirement 14.1), or registers (14.4). What was typed stays after a refusal. */
export function CodeForm(props: CodeFormProps) {
  const { pending, linkedCode, onEnter, onAsked, children } = props
  const newcomer = props.newcomer ?? (pending.isNewcomer ? NAMELESS : undefined)
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const [isSentAgain, setSentAgain] = useState(false)
  const form = useForm({ defaultValues: { code: '' } })
  const { register, setFocus, setValue, setError, formState } = form
  const { run, isBusy, problem, setProblem } = useSubmit(error => {
    if (!isPlatformError(error) || error.type !== 'invalid-code') return describeLoginError(intl, error)
    const isExpired = Date.now() >= pending.askedAt + CODE_LIFE_MS
    const message = formatMessage(isExpired ? messages.expired : messages.wrong)
    setError('code', { message }, { shouldFocus: true })
    return undefined
  })

  const submit = ({ code }: { code: string }) =>
    run(() => {
      setSentAgain(false)
      return onEnter(byCode(pending.email, code))
    })

  useEffect(() => {
    if (!linkedCode) return setFocus('code')
    setValue('code', linkedCode)
    element.current?.requestSubmit()
  }, [linkedCode, setFocus, setValue])

  return (
    <FormFrame form={form} element={element} problem={problem} onSubmit={submit}>
      <Message kind={isSentAgain ? 'success' : 'info'}>
        {formatMessage(
          isSentAgain ? messages.sentAgain : pending.isNewcomer ? messages.sentNew : messages.sent,
          { email: pending.email, minutes: CODE_MINUTES }
        )}
      </Message>
      <CodeInput
        id={`${id}-code`}
        label={formatMessage(messages.code)}
        hint={formatMessage(messages.hint)}
        error={formState.errors.code?.message}
        {...register('code', codeRules(formatMessage(messages.missing)))}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button type="submit" busy={isBusy}>
          {formatMessage(pending.isNewcomer ? messages.continue : loginMessages.logIn)}
        </Button>
        <SendAgain
          pending={pending}
          newcomer={newcomer}
          onProblem={setProblem}
          onAsked={next => {
            onAsked(next)
            setSentAgain(true)
            setProblem(undefined)
            setFocus('code')
          }}
        />
      </div>
      {children}
    </FormFrame>
  )
}

import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from '../../../intl/intl'
import { isPlatformError } from '../../../platform/http/platform-error'
import { byCode } from '../../../platform/session/login-ways'
import type { LoginWay } from '../../../platform/session/session'
import { Button } from '../../../ui/action/button'
import { TextInput } from '../../../ui/form/text-input'
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
  /** A new code is on its way. */
  onAsked: (pending: PendingCode) => void
  /** Other ways, below the form. */
  children?: ReactNode
}

const LENGTH = 8

/** The digits of a code as it was typed or pasted, with blanks or a hyphen between them. */
const readCode = (typed: string) => typed.replace(/[\s-]/g, '')

/** Logs in by the code of a mail (requirement 14.1). What was typed stays after a refusal. */
export function CodeForm(props: CodeFormProps) {
  const { pending, linkedCode, onEnter, onAsked, children } = props
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const isRunning = useRef(false)
  const [problem, setProblem] = useState<string>()
  const [isSentAgain, setSentAgain] = useState(false)
  const { register, handleSubmit, setFocus, setValue, setError, formState } = useForm({
    defaultValues: { code: '' }
  })

  async function submit({ code }: { code: string }) {
    if (isRunning.current) return
    isRunning.current = true
    setProblem(undefined)
    setSentAgain(false)
    try {
      await onEnter(byCode(pending.email, readCode(code)))
    } catch (error) {
      if (isPlatformError(error) && error.type === 'invalid-code') {
        const isExpired = Date.now() >= pending.askedAt + CODE_LIFE_MS
        const message = formatMessage(isExpired ? messages.expired : messages.wrong)
        setError('code', { message }, { shouldFocus: true })
      } else setProblem(describeLoginError(intl, error))
    } finally {
      isRunning.current = false
    }
  }

  useEffect(() => {
    if (!linkedCode) return setFocus('code')
    setValue('code', linkedCode)
    form.current?.requestSubmit()
  }, [linkedCode, setFocus, setValue])

  return (
    <form
      ref={form}
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
      <Message kind={isSentAgain ? 'success' : 'info'}>
        {formatMessage(isSentAgain ? messages.sentAgain : messages.sent, { email: pending.email })}
      </Message>
      <TextInput
        id={`${id}-code`}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="sm:max-w-[50%]"
        label={formatMessage(messages.code)}
        hint={formatMessage(messages.hint)}
        required
        error={formState.errors.code?.message}
        {...register('code', {
          validate: typed =>
            new RegExp(`^\\d{${LENGTH}}$`).test(readCode(typed)) || formatMessage(messages.missing)
        })}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button type="submit" busy={formState.isSubmitting}>
          {formatMessage(loginMessages.logIn)}
        </Button>
        <SendAgain
          pending={pending}
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
    </form>
  )
}

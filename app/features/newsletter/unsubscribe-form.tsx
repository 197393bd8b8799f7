import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from '../../intl/intl'
import { describeWait } from '../../intl/describe-wait'
import { usePlatform } from '../../platform/platform-context'
import { Button } from '../../ui/action/button'
import { Message } from '../../ui/status/message'
import { TextInput } from '../../ui/form/text-input'
import { unsubscribe } from './change-subscription'
import { newsletterMessages as messages } from './messages'

declare global {
  interface WindowEventMap {
    /** A form was accepted: its name, without its fields. */
    'form-submit': CustomEvent<string>
  }
}

/** The unsubscribe form (requirement 11.1). */
export function UnsubscribeForm() {
  const intl = useIntl()
  const { formatMessage } = intl
  const platform = usePlatform()
  const id = useId()
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, formState } = useForm<{ email: string }>()
  const { errors, isSubmitting } = formState

  async function submit({ email }: { email: string }) {
    setProblem(undefined)
    const { success, wait } = await unsubscribe(platform, email)
    setDone(success)
    if (!success) setProblem(wait ? describeWait(intl, wait) : formatMessage(messages.failed))
    else window.dispatchEvent(new CustomEvent('form-submit', { detail: 'unsubscribe' }))
  }

  if (isDone) {
    return (
      <Message kind="success" answer>
        {formatMessage(messages.unsubscribed)}
      </Message>
    )
  }
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={handleSubmit(submit)}>
      <TextInput
        id={`${id}-email`}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={formatMessage(messages.email)}
        required
        error={errors.email?.message}
        {...register('email', {
          validate: typed => Boolean(typed.trim()) || formatMessage(messages.emailRequired)
        })}
      />
      {problem && (
        <Message kind="error" answer>
          {problem}
        </Message>
      )}
      <Button type="submit" busy={isSubmitting} className="justify-self-start">
        {formatMessage(messages.unsubscribe)}
      </Button>
    </form>
  )
}

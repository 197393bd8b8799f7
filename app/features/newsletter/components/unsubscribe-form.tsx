import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { usePlatform } from '../../../platform/platform-context'
import { Button } from '../../../ui/button/button'
import { Message } from '../../../ui/message/message'
import { TextInput } from '../../../ui/text-input/text-input'
import { unsubscribe } from '../api/change-subscription'
import { newsletterMessages as messages } from '../messages'

declare global {
  interface WindowEventMap {
    /** A form was sent and accepted, with its name; nothing of what stood in it. */
    'form-submit': CustomEvent<string>
  }
}

/** The unsubscribe form (requirements 2.5 and 2.8). */
export function UnsubscribeForm() {
  const { formatMessage } = useIntl()
  const platform = usePlatform()
  const id = useId()
  const [success, setSuccess] = useState<boolean>()
  const { register, handleSubmit, formState } = useForm<{ email: string }>()
  const { errors, isSubmitting } = formState

  async function submit({ email }: { email: string }) {
    setSuccess(undefined)
    const outcome = await unsubscribe(platform, email)
    setSuccess(outcome.success)
    if (outcome.success) window.dispatchEvent(new CustomEvent('form-submit', { detail: 'unsubscribe' }))
  }

  if (success) {
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
      {success === false && (
        <Message kind="error" answer>
          {formatMessage(messages.failed)}
        </Message>
      )}
      <Button type="submit" busy={isSubmitting} className="justify-self-start">
        {formatMessage(messages.unsubscribe)}
      </Button>
    </form>
  )
}

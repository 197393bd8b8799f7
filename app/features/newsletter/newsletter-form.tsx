import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from '../../intl/intl'
import { paths } from '../../visit/addresses/paths'
import { BotCheckField } from '../../bot-check/bot-check-field'
import { useBotCheck } from '../../bot-check/use-bot-check'
import { useSite } from '../../visit/site/site-context'
import { isBotCheckRefusal } from '../../platform/bot-check'
import { usePlatform } from '../../platform/platform-context'
import { describeWait } from '../../intl/describe-wait'
import { isValidEmail } from '../../intl/formats/email'
import { Button } from '../../ui/action/button'
import { Checkbox } from '../../ui/form/checkbox'
import { Link } from '../../ui/action/link'
import { Message } from '../../ui/status/message'
import { TextInput } from '../../ui/form/text-input'
import { signUp, type NewsletterSource } from './sign-up'
import { newsletterMessages as messages } from './messages'
import type { SignUpOutcome } from './sign-up-outcome'

declare global {
  interface WindowEventMap {
    /** A sign-up, with the place of the form and without personal data. */
    'newsletter-sign-up': CustomEvent<string>
  }
}

export interface NewsletterFormProps {
  source: NewsletterSource
  /** Has fields for the names, too. */
  withNames?: boolean
  onDone?: () => void
}

interface Fields {
  firstName: string
  lastName: string
  email: string
  consent: boolean
}

/** The newsletter sign-up form (requirement 11.1); replaced by a thank-you message on success. */
export function NewsletterForm({ source, withNames, onDone }: NewsletterFormProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const platform = usePlatform()
  const { company, mailService } = useSite().site.facts
  const id = useId()
  const [outcome, setOutcome] = useState<SignUpOutcome>()
  const { register, handleSubmit, formState } = useForm<Fields>()
  const { errors, isSubmitting } = formState
  const botCheck = useBotCheck('newsletter')

  async function submit(fields: Fields) {
    setOutcome(undefined)
    // A program is thanked like everybody: it has nothing to learn from us.
    if (botCheck.isProgram()) return setOutcome({ kind: 'done' })
    const next = await botCheck
      .run(token => signUp(platform, { ...fields, source }, token))
      .catch((error: unknown) => (isBotCheckRefusal(error) ? undefined : ({ kind: 'failed' } as const)))
    // The field says what a refusal means.
    if (!next) return
    setOutcome(next)
    if (next.kind !== 'done') return
    window.dispatchEvent(new CustomEvent('newsletter-sign-up', { detail: source }))
    onDone?.()
  }

  if (outcome?.kind === 'done') {
    return (
      <Message kind="success" answer>
        {formatMessage(messages.thanks)}
      </Message>
    )
  }
  return (
    <form method="post" noValidate className="newsletter-form" onSubmit={handleSubmit(submit)}>
      {withNames && (
        <>
          <TextInput
            id={`${id}-first-name`}
            autoComplete="given-name"
            label={formatMessage(messages.firstName)}
            {...register('firstName')}
          />
          <TextInput
            id={`${id}-last-name`}
            autoComplete="family-name"
            label={formatMessage(messages.lastName)}
            {...register('lastName')}
          />
        </>
      )}
      <TextInput
        id={`${id}-email`}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={formatMessage(messages.email)}
        required
        className="newsletter-wide"
        error={errors.email?.message}
        {...register('email', {
          validate: typed => {
            if (!typed.trim()) return formatMessage(messages.emailRequired)
            return isValidEmail(typed.trim()) || formatMessage(messages.emailInvalid)
          }
        })}
      />
      <Checkbox
        id={`${id}-consent`}
        required
        className="newsletter-wide"
        label={formatMessage(messages.consent, {
          company,
          mailService,
          link: words => (
            <Link key="link" to={paths.privacy} className="link">
              {words}
            </Link>
          )
        })}
        error={errors.consent?.message}
        {...register('consent', { required: formatMessage(messages.consentRequired) })}
      />
      <BotCheckField {...botCheck.field} />
      {outcome && (
        <div className="newsletter-wide">
          <Message kind="error" answer>
            {outcome.kind === 'refused'
              ? outcome.message
              : outcome.kind === 'wait'
                ? describeWait(intl, outcome.seconds)
                : formatMessage(messages[outcome.kind])}
          </Message>
        </div>
      )}
      <Button type="submit" busy={isSubmitting} className="justify-self-start">
        {formatMessage(messages.submit)}
      </Button>
    </form>
  )
}

import { useEffect, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { BotCheckField } from '../../bot-check/bot-check-field'
import { useBotCheck } from '../../bot-check/use-bot-check'
import { useIntl } from '../../intl/intl'
import { isValidEmail } from '../../intl/formats/email'
import { isValidName } from '../../intl/formats/person-name'
import { formatPhone, parsePhone } from '../../intl/formats/phone'
import { checkPhone, PhoneField } from '../../person-fields/phone-field'
import { isBotCheckRefusal } from '../../platform/bot-check'
import { Button } from '../../ui/action/button'
import { FormFrame } from '../../ui/form/form-frame'
import { Message } from '../../ui/status/message'
import { Select } from '../../ui/form/select'
import { Textarea } from '../../ui/form/textarea'
import { TextInput } from '../../ui/form/text-input'
import { useSubmit } from '../../ui/form/use-submit'
import { contactMessages as messages } from './messages'

/** Reasons of a message; the ids are German, as the service stores them (requirement 11.2). */
export const CONTACT_REASONS = [
  { id: 'Produktinformationen', label: messages.products },
  { id: 'Bestellung und Lieferung', label: messages.orders },
  { id: 'Technischer Kundendienst', label: messages.technical },
  { id: 'Marke und Promotions', label: messages.brand },
  { id: 'Kundenkonto', label: messages.account },
  { id: 'Allgemeine Informationen / Serviceanfrage', label: messages.general }
] as const

declare global {
  interface WindowEventMap {
    /** A form was accepted: its name, without its fields. */
    'form-submit': CustomEvent<string>
  }
}

/** The fields of the form. */
interface ContactMessage {
  name: string
  email: string
  /** With its prefix, e.g. +49-221123. */
  phone?: string
  /** One of CONTACT_REASONS. */
  reason: string
  description: string
}

interface ContactFormProps {
  /** Known data of a customer. */
  known?: { name: string; email: string; phone?: string }
  /** ISO 3166, whose phone prefix is offered first. */
  country: string
  /** Rejects what did not arrive. The token is that of the form's bot check, where the shop has one. */
  onSend: (message: ContactMessage, botCheckToken: string | undefined) => Promise<void>
}

interface Fields {
  name: string
  email: string
  phonePrefix: string
  phone: string
  reason: string
  description: string
}

/** The success message stays for 10 s (requirement 11.2). */
const SENT_MS = 10_000
/** Least time to read and fill in the form, in milliseconds; a faster sender is a program. */
const LEAST_MS = 3_000
/** As long as a case's description may be. */
const MAX_DESCRIPTION = 2_000
const MAX_TEXT = 80

/** Writes to the shop's service (requirement 11.2). Typed values stay after a failure. */
export function ContactForm({ known, country, onSend }: ContactFormProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const openedAt = useRef(0)
  const [isSent, setSent] = useState(false)
  const { prefix, number } = parsePhone(known?.phone, country)
  const initial: Fields = {
    name: known?.name ?? '',
    email: known?.email ?? '',
    phonePrefix: prefix,
    phone: number,
    reason: '',
    description: ''
  }
  const form = useForm<Fields>({ defaultValues: initial, shouldFocusError: false })
  const { register, reset, watch, formState } = form
  const { errors } = formState
  const botCheck = useBotCheck('contact')
  const { run, isBusy, problem } = useSubmit(error =>
    isBotCheckRefusal(error) ? undefined : formatMessage(messages.failed)
  )
  useEffect(() => {
    openedAt.current = Date.now()
  }, [])

  const send = ({ phonePrefix, phone, ...typed }: Fields) =>
    run(async () => {
      setSent(false)
      await wait(openedAt.current + LEAST_MS - Date.now())
      const whole = formatPhone(phonePrefix, phone)
      const message = {
        name: typed.name.trim(),
        email: typed.email.trim(),
        reason: typed.reason,
        description: typed.description.trim(),
        ...(whole && { phone: whole })
      }
      // A program is thanked like everybody: it has nothing to learn from us.
      if (!botCheck.isProgram()) {
        await botCheck.run(token => onSend(message, token))
        window.dispatchEvent(new CustomEvent('form-submit', { detail: 'contact' }))
      }
      reset(initial)
      setSent(true)
    })

  const control = (field: keyof Fields, options?: Parameters<typeof register>[1]) => ({
    id: `${id}-${field}`,
    error: errors[field]?.message,
    ...register(field, options)
  })
  return (
    <FormFrame
      form={form}
      summary={{ id, title: count => formatMessage(messages.errors, { count }) }}
      onSubmit={send}
      heading={
        isSent && (
          <Message
            kind="success"
            answer
            title={formatMessage(messages.sentTitle)}
            closeLabel={formatMessage(messages.close)}
            autoCloseMs={SENT_MS}
            onClose={() => setSent(false)}
          >
            {formatMessage(messages.sent)}
          </Message>
        )
      }
    >
      <p className="text-sm text-muted">{formatMessage(messages.required)}</p>
      <TextInput
        {...control('name', {
          validate: typed =>
            !typed.trim()
              ? formatMessage(messages.nameRequired)
              : isValidName(typed.trim()) || formatMessage(messages.nameInvalid)
        })}
        label={formatMessage(messages.name)}
        autoComplete="name"
        maxLength={MAX_TEXT}
        required
      />
      <TextInput
        {...control('email', {
          validate: typed =>
            !typed.trim()
              ? formatMessage(messages.emailRequired)
              : isValidEmail(typed.trim()) || formatMessage(messages.emailInvalid)
        })}
        type="email"
        inputMode="email"
        label={formatMessage(messages.email)}
        autoComplete="email"
        required
      />
      <PhoneField
        prefix={{ ...control('phonePrefix'), autoComplete: 'tel-country-code' }}
        number={{ ...control('phone', { validate: checkPhone(intl) }), autoComplete: 'tel-national' }}
        chosenPrefix={watch('phonePrefix')}
        label={formatMessage(messages.phone)}
      />
      <Select
        {...control('reason', { required: formatMessage(messages.reasonRequired) })}
        label={formatMessage(messages.reason)}
        placeholder={formatMessage(messages.reasonPlaceholder)}
        options={CONTACT_REASONS.map(({ id: value, label }) => ({ value, label: formatMessage(label) }))}
        required
      />
      <Textarea
        {...control('description', {
          validate: typed => typed.trim() !== '' || formatMessage(messages.descriptionRequired)
        })}
        label={formatMessage(messages.description)}
        maxLength={MAX_DESCRIPTION}
        required
      />
      {problem && (
        <Message kind="error" answer>
          {problem}
        </Message>
      )}
      <BotCheckField {...botCheck.field} />
      <div>
        <Button type="submit" busy={isBusy}>
          {formatMessage(messages.send)}
        </Button>
      </div>
    </FormFrame>
  )
}

const wait = (ms: number) => (ms > 0 ? new Promise(resolve => setTimeout(resolve, ms)) : Promise.resolve())

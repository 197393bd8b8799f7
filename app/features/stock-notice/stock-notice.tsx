import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { BotCheckField } from '../../bot-check/bot-check-field'
import { useBotCheck } from '../../bot-check/use-bot-check'
import { describeWait } from '../../intl/describe-wait'
import { isValidEmail } from '../../intl/formats/email'
import { defineMessages, useIntl } from '../../intl/intl'
import { LazyMessages } from '../../intl/lazy-messages'
import { isBotCheckRefusal } from '../../platform/bot-check'
import { usePlatform } from '../../platform/platform-context'
import { Button } from '../../ui/action/button'
import { TextInput } from '../../ui/form/text-input'
import { Message } from '../../ui/status/message'
import { requestNotice, type NoticeOutcome } from './request-notice'

const messages = defineMessages({
  email: { id: 'stockNotice.email', defaultMessage: 'Email address' },
  emailInvalid: { id: 'stockNotice.emailInvalid', defaultMessage: 'Please enter a valid email address.' },
  hint: {
    id: 'stockNotice.hint',
    defaultMessage:
      'A single email as soon as it is back. Before that, please confirm your address with the link that we are sending you now.'
  },
  send: { id: 'stockNotice.send', defaultMessage: 'Notify me' },
  asked: {
    id: 'stockNotice.asked',
    defaultMessage:
      'Please check your inbox: once you have followed the link in our email, we will let you know.'
  },
  inStock: {
    id: 'stockNotice.inStock',
    defaultMessage: 'It is already back in stock. Please reload the page.'
  },
  failed: { id: 'stockNotice.failed', defaultMessage: 'That did not work. Please try again later.' }
})

/** The form for a mail when a product is back, with messages that the page does not bring. */
export const StockNotice = ({ productId }: { productId: string }) => (
  <LazyMessages group="personal">
    <StockNoticeForm productId={productId} />
  </LazyMessages>
)

function StockNoticeForm({ productId }: { productId: string }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const platform = usePlatform()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [isInvalid, setInvalid] = useState(false)
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<NoticeOutcome>()
  const botCheck = useBotCheck('stockNotice')
  // The shopper has pressed the button in its place.
  useEffect(() => field.current?.focus(), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setOutcome(undefined)
    setInvalid(!isValidEmail(email.trim()))
    if (!isValidEmail(email.trim())) return field.current?.focus()
    // A program is thanked like everybody: it has nothing to learn from us.
    if (botCheck.isProgram()) return setOutcome({ kind: 'asked' })
    setSending(true)
    const next = await botCheck
      .run(token => requestNotice(platform, { productId, email }, token))
      .catch((error: unknown) => (isBotCheckRefusal(error) ? undefined : ({ kind: 'failed' } as const)))
    setSending(false)
    // The field says what a refusal means.
    if (next) setOutcome(next)
  }

  if (outcome?.kind === 'asked')
    return (
      <Message kind="success" answer>
        {formatMessage(messages.asked)}
      </Message>
    )
  return (
    <form method="post" noValidate className="grid gap-3" onSubmit={event => void submit(event)}>
      <TextInput
        ref={field}
        id={`${id}-email`}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={formatMessage(messages.email)}
        required
        value={email}
        onChange={({ target }) => {
          setEmail(target.value)
          setInvalid(false)
        }}
        error={isInvalid ? formatMessage(messages.emailInvalid) : undefined}
      />
      <p className="text-sm text-muted">{formatMessage(messages.hint)}</p>
      <BotCheckField {...botCheck.field} />
      {outcome && (
        <Message kind="error" answer>
          {outcome.kind === 'wait'
            ? describeWait(intl, outcome.seconds)
            : formatMessage(outcome.kind === 'in-stock' ? messages.inStock : messages.failed)}
        </Message>
      )}
      <Button type="submit" busy={isSending} className="justify-self-start">
        {formatMessage(messages.send)}
      </Button>
    </form>
  )
}

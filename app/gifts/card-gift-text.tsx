import { useEffect, useState } from 'react'
import { defineMessages, useIntl, type IntlShape } from '../intl/intl'
import { formatLongDay } from '../intl/format-long-day'
import { writeLabel } from '../intl/write-label'
import { toShopDay, type OrderedGift } from './gift'

const messages = defineMessages({
  from: { id: 'gift.from', defaultMessage: 'From {sender}' },
  message: { id: 'gift.message', defaultMessage: 'Message' },
  toAddress: { id: 'gift.toAddress', defaultMessage: 'By email to {email}' },
  withOrder: { id: 'gift.withOrder', defaultMessage: 'Sent right after the order' },
  onDay: { id: 'gift.onDay', defaultMessage: 'Sent on {day}' },
  waits: { id: 'gift.waits', defaultMessage: 'Waiting until {day}, then it goes to {recipient}' },
  sent: { id: 'gift.sent', defaultMessage: 'Sent to {recipient} on {day}' },
  stopped: { id: 'gift.stopped', defaultMessage: 'Not sent, because the order has ended' }
})

interface CardGiftTextProps {
  gift: OrderedGift
  /** It is bought: its day is that of the mail, and the platform may say how far it is. */
  isOrdered?: boolean
}

/** The gift data of a gift card: recipient, day, sender and message, as entered. */
export function CardGiftText({ gift, isOrdered = false }: CardGiftTextProps) {
  const intl = useIntl()
  const { recipientEmail, senderName, message } = gift
  const when = describeWhen(intl, gift, useToday(), isOrdered)
  return (
    <div className="grid gap-1 text-sm text-muted">
      {recipientEmail && (
        <p className="gift-message">{intl.formatMessage(messages.toAddress, { email: recipientEmail })}</p>
      )}
      <p>{when}</p>
      {senderName && (
        <p className="gift-message">{intl.formatMessage(messages.from, { sender: senderName })}</p>
      )}
      {message && (
        <p className="gift-message">
          <span className="sr-only">{writeLabel(intl.locale, intl.formatMessage(messages.message))}</span>
          <q>{message}</q>
        </p>
      )}
    </div>
  )
}

/** When the present is sent, or was; of an order whose day has passed without a word of the platform, its day. */
function describeWhen(
  intl: IntlShape,
  { sendOn, sentAt, isStopped, recipientName, recipientEmail }: OrderedGift,
  today: string | undefined,
  isOrdered: boolean
): string {
  const recipient = recipientName || recipientEmail
  if (sentAt !== undefined)
    return intl.formatMessage(messages.sent, { recipient, day: formatLongDay(intl, sentAt) })
  if (isStopped) return intl.formatMessage(messages.stopped)
  // A day that has passed in the cart no longer counts; of an order it is the day of the mail.
  const isLater = sendOn !== undefined && (today === undefined || sendOn > today)
  if (sendOn === undefined || (!isLater && !isOrdered)) return intl.formatMessage(messages.withOrder)
  const day = formatLongDay(intl, Date.parse(`${sendOn}T12:00:00Z`))
  return isOrdered && isLater
    ? intl.formatMessage(messages.waits, { day, recipient })
    : intl.formatMessage(messages.onDay, { day })
}

/** Today in the shop, from the browser's clock; undefined in a render on the server and before hydration. */
function useToday(): string | undefined {
  const [today, setToday] = useState<string>()
  useEffect(() => setToday(toShopDay(Date.now())), [])
  return today
}

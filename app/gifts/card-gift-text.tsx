import { useEffect, useState } from 'react'
import { defineMessages, useIntl } from '../intl/intl'
import { formatLongDay } from '../intl/format-date'
import { toShopDay, type CardGift } from './gift'

const messages = defineMessages({
  from: { id: 'gift.from', defaultMessage: 'From {sender}' },
  message: { id: 'gift.message', defaultMessage: 'Message' },
  toAddress: { id: 'gift.toAddress', defaultMessage: 'By email to {email}' },
  withOrder: { id: 'gift.withOrder', defaultMessage: 'Sent right after the order' },
  onDay: { id: 'gift.onDay', defaultMessage: 'Sent on {day}' }
})

/** What goes with a gift card for somebody: address, day, sender and message, as it was written. */
export function CardGiftText({ gift, isOrdered = false }: { gift: CardGift; isOrdered?: boolean }) {
  const intl = useIntl()
  const { recipientEmail, senderName, message, sendOn } = gift
  const today = useToday()
  // A day that has passed in the cart no longer counts; of an order it is the day of the mail.
  const isLater = sendOn !== undefined && (isOrdered || today === undefined || sendOn > today)
  const when = isLater
    ? intl.formatMessage(messages.onDay, { day: formatLongDay(intl, Date.parse(`${sendOn}T12:00:00Z`)) })
    : intl.formatMessage(messages.withOrder)
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
          <span className="sr-only">{`${intl.formatMessage(messages.message)}: `}</span>
          <q>{message}</q>
        </p>
      )}
    </div>
  )
}

/** Today in the shop, from the browser's clock; undefined in a render on the server and before hydration. */
function useToday(): string | undefined {
  const [today, setToday] = useState<string>()
  useEffect(() => setToday(toShopDay(Date.now())), [])
  return today
}

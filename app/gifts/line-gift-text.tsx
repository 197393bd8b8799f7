import { defineMessages, useIntl } from '../intl/intl'
import type { LineGift } from './gift'

const messages = defineMessages({
  wrapped: { id: 'gift.wrapped', defaultMessage: 'Gift-wrapped' },
  cardText: { id: 'gift.cardText', defaultMessage: 'Text on the card' }
})

/** That a line is wrapped as a gift, and the words on its card as they were written. */
export function LineGiftText({ gift }: { gift: LineGift }) {
  const { formatMessage } = useIntl()
  return (
    <div className="text-sm text-muted">
      <p>{formatMessage(messages.wrapped)}</p>
      {gift.message && (
        <p className="gift-message">
          <span className="sr-only">{`${formatMessage(messages.cardText)}: `}</span>
          <q>{gift.message}</q>
        </p>
      )}
    </div>
  )
}

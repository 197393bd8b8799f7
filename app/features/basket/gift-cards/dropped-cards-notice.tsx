import { useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { writeList } from '../../../intl/write-list'
import { Message } from '../../../ui/status/message'
import { basketMessages } from '../messages'
import { forgetDroppedCards, readDroppedCards } from './dropped-cards'
import { giftCardMessages as messages } from './gift-card-messages'

/** Says which gift cards no longer pay because the cart has changed to another currency. */
export function DroppedCards({ currency }: { currency: string }) {
  const intl = useIntl()
  const [endings, setEndings] = useState(readDroppedCards)
  if (endings.length === 0) return null
  const cards = endings.map(ending =>
    ending ? intl.formatMessage(messages.cardEnding, { ending }) : intl.formatMessage(messages.title)
  )
  return (
    <Message
      kind="warning"
      answer
      title={intl.formatMessage(messages.droppedTitle)}
      closeLabel={intl.formatMessage(basketMessages.close)}
      onClose={() => {
        forgetDroppedCards()
        setEndings([])
      }}
    >
      {intl.formatMessage(messages.dropped, {
        currency,
        count: cards.length,
        cards: writeList(intl.locale, cards)
      })}
    </Message>
  )
}

import { formatPrice } from '../intl/format-price'
import { defineMessages, useIntl } from '../intl/intl'
import { writeLabel } from '../intl/write-label'
import type { LineGift } from './gift'

const messages = defineMessages({
  wrapped: { id: 'gift.wrapped', defaultMessage: 'Gift-wrapped' },
  pricedWrap: { id: 'gift.pricedWrap', defaultMessage: 'Gift-wrapped: {name}, {price}' },
  cardText: { id: 'gift.cardText', defaultMessage: 'Text on the card' }
})

/** That a line is wrapped as a gift, what that costs, and the words on its card as they were written. */
export function LineGiftText({ gift, currency }: { gift: LineGift; currency: string }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { wrap } = gift
  return (
    <div className="text-sm text-muted">
      <p>
        {wrap
          ? formatMessage(messages.pricedWrap, {
              name: wrap.name,
              price: formatPrice(intl, wrap.price, currency)
            })
          : formatMessage(messages.wrapped)}
      </p>
      {gift.message && (
        <p className="gift-message">
          <span className="sr-only">{writeLabel(intl.locale, formatMessage(messages.cardText))}</span>
          <q>{gift.message}</q>
        </p>
      )}
    </div>
  )
}

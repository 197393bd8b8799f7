import { useIntl } from '../../../intl/intl'
import { formatPrice } from '../../../intl/format-price'
import type { PaymentInstrument } from '../model/basket'
import { describeGiftCard } from './describe-gift-card'
import { giftCardMessages as messages } from './gift-card-messages'

interface RedeemedCardsProps {
  cards: PaymentInstrument[]
  currency: string
  /** Id of the card that is being removed. */
  removing: string | undefined
  onRemove: (card: PaymentInstrument) => void
}

/** The redeemed gift cards: the end of each code, what it pays, and a button to remove it. */
export function RedeemedCards({ cards, currency, removing, onRemove }: RedeemedCardsProps) {
  const intl = useIntl()
  return (
    <ul aria-label={intl.formatMessage(messages.cards)} className="gift-card-list">
      {cards.map(card => {
        const name = describeGiftCard(intl, card)
        return (
          <li key={card.id} aria-busy={removing === card.id || undefined} className="gift-card-row">
            <span className="min-w-0">{name}</span>
            <span className="font-semibold figures">{formatPrice(intl, card.amount, currency)}</span>
            <button
              type="button"
              className="link justify-self-start inline-flex min-h-11 items-center text-sm"
              disabled={removing !== undefined}
              onClick={() => onRemove(card)}
            >
              {intl.formatMessage(messages.remove)}
              <span className="sr-only">{` ${name}`}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

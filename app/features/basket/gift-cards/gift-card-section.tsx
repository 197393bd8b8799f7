import { useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { Icon } from '../../../ui/icon/icon'
import { Message } from '../../../ui/message/message'
import type { Basket, PaymentInstrument } from '../model/basket'
import { usePricedCart } from '../components/order-overview'
import { listGiftCardPayments } from '../model/basket-rules'
import { DroppedCards } from './dropped-cards-notice'
import { CodeForm } from './code-form'
import { giftCardMessages as messages } from './gift-card-messages'
import { RedeemedCards } from './redeemed-cards'
import { useCodeForm } from './use-code-form'
import { useGiftCards } from './use-gift-cards'

/**
 * Redeeming gift cards (requirement 2.4 "Gift card redemption"): those that pay the basket, each with a button
 * to remove it, and a form for another one until nothing is left to pay, delivery as it is shown included.
 */
export function GiftCardSection({ basket }: { basket: Basket }) {
  const { formatMessage } = useIntl()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const actions = useGiftCards()
  const cards = listGiftCardPayments(basket)
  const { rows, open, paidByCertificates } = usePricedCart(basket)
  const isCostKnown = rows.every(({ amount }) => amount !== undefined)
  const paysAll = paidByCertificates > 0 && isCostKnown && open <= 0
  const form = useCodeForm(async code => {
    const failure = await actions.redeem(code)
    // The form closes behind a card that pays the rest: the focus must not be lost with it.
    if (failure === undefined) title.current?.focus()
    return failure
  })

  async function remove(card: PaymentInstrument) {
    // The pressed button is removed with its card.
    if (await actions.remove(card)) title.current?.focus()
  }

  return (
    <section aria-labelledby={titleId} className="gift-cards">
      <h3
        ref={title}
        id={titleId}
        tabIndex={-1}
        className={cards.length > 0 ? 'text-sm font-semibold' : 'sr-only'}
      >
        {formatMessage(messages.pay)}
      </h3>
      {cards.length > 0 && (
        <RedeemedCards
          cards={cards}
          currency={basket.currency}
          removing={actions.removing}
          onRemove={card => void remove(card)}
        />
      )}
      <DroppedCards currency={basket.currency} />
      {actions.failure && (
        <Message kind="error" answer>
          {actions.failure}
        </Message>
      )}
      {paysAll ? (
        <p className="flex items-center gap-2 text-sm text-success">
          <Icon name="check" small />
          {formatMessage(messages.paysAll)}
        </p>
      ) : (
        <Disclosure small summary={formatMessage(cards.length > 0 ? messages.another : messages.redeemTitle)}>
          <CodeForm form={form} label={formatMessage(messages.redeem)} />
        </Disclosure>
      )}
      <p role="status" className="sr-only">
        {actions.announcement}
      </p>
    </section>
  )
}

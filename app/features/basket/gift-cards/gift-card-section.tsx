import { useId, useRef, useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { Disclosure } from '../../../ui/frame/disclosure'
import { Icon } from '../../../ui/media/icon'
import { Message } from '../../../ui/status/message'
import type { Basket, PaymentInstrument } from '../model/basket'
import { OtherCode } from '../components/other-code'
import { usePricedCart } from '../components/order-overview'
import { promotionMessages } from '../promotions/promotion-messages'
import { useCoupons } from '../promotions/use-coupons'
import { listGiftCardPayments } from '../model/basket-rules'
import { DroppedCards } from './dropped-cards-notice'
import { CodeForm } from './code-form'
import { giftCardMessages as messages } from './gift-card-messages'
import { RedeemedCards } from './redeemed-cards'
import { useCodeForm } from './use-code-form'
import { useGiftCards } from './use-gift-cards'

/**
 * Redeeming gift cards (requirement 6.4): those that pay the basket, each with a button to remove it, and a form for
 * another one until nothing is left to pay, delivery as it is shown included. A code that no gift card has can be
 * redeemed as a promo code here (decision 57).
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
  const coupons = useCoupons()
  const [isUnknown, setUnknown] = useState(false)
  /** The form closes behind what pays the rest: the focus must not be lost with it. */
  function finish<Failure>(failure: Failure): Failure {
    if (failure === undefined) title.current?.focus()
    return failure
  }
  const form = useCodeForm(async code => {
    coupons.clear()
    const refusal = await actions.redeem(code)
    setUnknown(refusal?.isUnknown === true)
    return finish(refusal?.text)
  })
  const redeemAsPromoCode = () =>
    form.sendOtherwise(async code => {
      actions.clear()
      const refusal = await coupons.add(code)
      setUnknown(false)
      return finish(refusal && (refusal.reason || formatMessage(promotionMessages.refused)))
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
          <CodeForm
            form={form}
            label={formatMessage(messages.redeem)}
            wayOn={
              isUnknown && (
                <OtherCode
                  question={formatMessage(promotionMessages.isPromoCode)}
                  label={formatMessage(promotionMessages.redeemAsPromoCode)}
                  onRedeem={() => void redeemAsPromoCode()}
                />
              )
            }
          />
        </Disclosure>
      )}
      <p role="status" className={coupons.announcement ? 'text-sm text-success' : 'sr-only'}>
        {coupons.announcement || actions.announcement}
      </p>
    </section>
  )
}

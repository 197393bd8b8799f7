import { useIntl } from '../../../intl/intl'
import { formatPrice } from '../../../intl/format-price'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { describeGiftCard } from '../../basket/gift-cards/describe-gift-card'
import type { Basket } from '../../basket/model/basket'
import { findMoneyPayment, isPaidByGiftCards, listGiftCardPayments } from '../../basket/model/basket-rules'
import { describePaidBy } from '../../payment/payment-methods'
import { paymentMethodsQuery } from '../payment-methods-query'

/** How the order is paid: each gift card with its amount, and the method for what they leave. */
export function PaymentSummary({ basket }: { basket: Basket }) {
  const intl = useIntl()
  const { data: methods, isFetching } = useRead(paymentMethodsQuery(usePlatform(), basket.basketId))
  const instrument = isPaidByGiftCards(basket) ? undefined : findMoneyPayment(basket)
  const method = methods?.find(each => each.id === instrument?.methodId)
  const card = instrument?.card
  const cards = listGiftCardPayments(basket)
  const isAwaited = instrument !== undefined && !methods && isFetching
  if (!method && !isAwaited && cards.length === 0) return null
  return (
    <div className="grid gap-1">
      {cards.map(card => (
        <p key={card.id} className="flex flex-wrap gap-x-3">
          <span>{describeGiftCard(intl, card)}</span>
          <span className="figures text-muted">{formatPrice(intl, card.amount, basket.currency)}</span>
        </p>
      ))}
      {isAwaited && (
        // The lines of a method, so that the step below does not move.
        <p aria-hidden>
          &nbsp;
          {!card?.lastDigits && <span className="block text-sm">&nbsp;</span>}
        </p>
      )}
      {method && (
        <p>
          <span>{card?.lastDigits ? describePaidBy(intl, { methodId: method.id, card }) : method.name}</span>
          {!card?.lastDigits && method.description && (
            <span className="block text-sm text-muted">{method.description}</span>
          )}
        </p>
      )}
    </div>
  )
}

import { useIntl } from '../../../intl/intl'
import { formatPrice } from '../../../intl/format-price'
import { Message } from '../../../ui/status/message'
import { CheckoutObstacles } from '../../basket/components/checkout-obstacles'
import { LineSummaries } from '../../basket/components/line-summary'
import { CreditRests } from '../../basket/promotions/credit-rests'
import { usePricedCart } from '../../basket/components/order-overview'
import type { Basket } from '../../basket/model/basket'
import { canCheckOut, isPaidByGiftCards, listBlockingFlashes } from '../../basket/model/basket-rules'
import { LiveChange } from '../place-order/live-change'
import { placeOrderMessages as messages } from '../place-order/messages'
import { PlaceOrderButton } from '../place-order/place-order-button'
import type { FindGoneAddresses, PlacingOrder } from '../place-order/use-place-order'
import type { CheckoutSteps } from './use-checkout-steps'

interface ReviewStepProps {
  basket: Basket
  steps: Pick<CheckoutSteps, 'reviewed' | 'takeAsReviewed'>
  placing: PlacingOrder
  findGoneAddresses: FindGoneAddresses
}

/** The review step: a summary, and the order button. */
export function ReviewStep({ basket, steps, placing, findGoneAddresses }: ReviewStepProps) {
  const intl = useIntl()
  const flashes = listBlockingFlashes(basket)
  const { open } = usePricedCart(basket)
  const isReady = canCheckOut(basket)
  return (
    <div className="grid gap-6">
      <LineSummaries basket={basket} />
      {!placing.failure && steps.reviewed && <LiveChange reviewed={steps.reviewed} basket={basket} />}
      <CheckoutObstacles basket={basket} />
      <CreditRests basket={basket} />
      {flashes.map(flash => (
        <Message key={flash} kind="warning">
          {intl.formatMessage(messages[flash])}
        </Message>
      ))}
      <PlaceOrderButton
        amount={isPaidByGiftCards(basket) ? undefined : formatPrice(intl, open, basket.currency)}
        busy={placing.isBusy}
        isPlacing={placing.isPlacing && !placing.isLooking}
        disabled={!isReady || flashes.length > 0}
        onPlace={() => {
          steps.takeAsReviewed(basket)
          void placing.place(basket, findGoneAddresses)
        }}
      />
    </div>
  )
}

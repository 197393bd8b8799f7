import type { Basket } from '../../features/basket/model/basket'
import { CheckoutOverview, CheckoutOverviewFold } from '../../features/checkout/components/checkout-overview'
import type { PlacingOrder } from '../../features/checkout/place-order/use-place-order'
import { CheckoutSteps } from '../../features/checkout/steps/checkout-steps'
import { useCheckoutSteps } from '../../features/checkout/steps/use-checkout-steps'
import { useCheckoutTracking } from './use-checkout-tracking'

/** The steps beside the order overview. */
export function CheckoutSections({ basket, placing }: { basket: Basket; placing: PlacingOrder }) {
  const steps = useCheckoutSteps(basket)
  useCheckoutTracking(basket, steps.current)
  return (
    <div className="checkout-columns">
      <CheckoutOverviewFold basket={basket} />
      <CheckoutSteps basket={basket} steps={steps} placing={placing} />
      <CheckoutOverview basket={basket} />
    </div>
  )
}

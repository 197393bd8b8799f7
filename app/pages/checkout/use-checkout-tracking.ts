import type { Basket } from '../../features/basket/model/basket'
import { CheckoutStep, type CheckoutStepValue } from '../../features/checkout/checkout-step'
import { useTracked } from '../../features/tracking/use-tracked'

/** Tracks the start of checkout and each of its steps (requirement 7.1). */
export function useCheckoutTracking({ basketId, lines, totals }: Basket, step: CheckoutStepValue): void {
  useTracked(
    () => ({
      name: 'beginCheckout',
      products: lines.map(({ productId: id, name, unitPrice: price, quantity }) => ({
        id,
        name,
        price,
        quantity
      })),
      amount: totals.order ?? totals.items
    }),
    basketId
  )
  useTracked(() => ({ name: 'checkoutStep', stepName: nameStep(step), stepNumber: step, basketId }), step)
}

const nameStep = (step: CheckoutStepValue) =>
  Object.entries(CheckoutStep).find(([, value]) => value === step)?.[0] ?? ''

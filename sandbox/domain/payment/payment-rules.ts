import type { Cents } from '../money'
import { CheckoutError, invalidField } from '../checkout-error'
import { listPaymentMethods, type PaymentSituation } from './payment-methods'

/** One million in the basket's currency: above it is a slip, not a basket of tea. */
const MAX_AMOUNT: Cents = 100_000_000

/** Throws a 400 error for a payment method that is unknown or does not apply to the open amount. */
export function requirePaymentMethod(paymentMethodId: string, situation: PaymentSituation): void {
  if (listPaymentMethods(situation).some(method => method.id === paymentMethodId)) return
  throw new CheckoutError(
    'invalid',
    'invalid-payment-method',
    'Invalid Payment Method',
    `The payment method '${paymentMethodId}' is unknown or not applicable.`,
    { paymentMethodId }
  )
}

/**
 * 400 error for payment that does not come to the total. The client takes the instrument off when it
 * reads this title (requirement 7.4).
 */
export const invalidPayment = (detail: string, members: Record<string, unknown> = {}): CheckoutError =>
  new CheckoutError('invalid', 'validation', 'INVALID_PAYMENT_INSTRUMENTS', detail, {
    validationType: 'INVALID_PAYMENT_INSTRUMENTS',
    ...members
  })

/** Throws a 400 error unless the amount is a sane, non-negative number of cents. */
export function requirePaymentAmount(amount: Cents): Cents {
  if (Number.isSafeInteger(amount) && amount >= 0 && amount <= MAX_AMOUNT) return amount
  throw invalidField('amount', 'a non-negative amount of money is required')
}

import type { IntlShape } from 'react-intl'
import { formMessages } from '../forms/messages'
import { PaymentFormError } from './payment-form'

/**
 * What the shopper reads when a payment form gave no resource; the literal texts of requirement 3.8 are for logs.
 * Null where the form says it beside its field, undefined where it is not about a payment form.
 */
export function describePaymentError(intl: IntlShape, error: unknown): string | null | undefined {
  if (!(error instanceof PaymentFormError)) return undefined
  return error.field ? null : intl.formatMessage(formMessages.paymentFormFailed)
}

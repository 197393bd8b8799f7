import type { IntlShape } from '../../intl/intl'
import { CardFrameError } from '../../platform/side-services/card-frame'
import { paymentMessages } from './messages'
import { IncompleteCardError, PaymentFormError } from './payment-form'

const CARD_TEXTS = {
  refused: paymentMessages.cardRefused,
  silent: paymentMessages.cardFormSilent,
  unreadable: paymentMessages.formFailed
} as const

/**
 * The message for a payment form that gave no resource; the literal texts of requirement 7.3 are for logs. Null where
 * the form shows a message at its field, undefined for errors of anything but a payment form.
 */
export function describePaymentError(intl: IntlShape, error: unknown): string | null | undefined {
  if (error instanceof IncompleteCardError) return null
  if (error instanceof PaymentFormError && error.field) return null
  if (error instanceof CardFrameError) {
    if (error.reason === 'closed') return null
    return intl.formatMessage(CARD_TEXTS[error.reason])
  }
  return error instanceof PaymentFormError ? intl.formatMessage(paymentMessages.formFailed) : undefined
}

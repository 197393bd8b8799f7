import { cardPayment } from './card-payment'
import { directDebitPayment } from './direct-debit-payment'
import { invoicePayment } from './invoice-payment'
import { PaymentFormError, type PaymentAdapter } from './payment-form'
import { paypalPayment } from './paypal-payment'

/** The payment methods that this shop supports; any other that the platform allows is not offered. */
const adapters: PaymentAdapter[] = [
  cardPayment,
  paypalPayment,
  invoicePayment,
  directDebitPayment,
  // Of an agent's basket: the customer pays by the link of the mail.
  { methodId: 'UNZER_LINK_PAY' },
  { methodId: 'NO_PAY' }
]

export const findPaymentAdapter = (methodId: string): PaymentAdapter | undefined =>
  adapters.find(adapter => adapter.methodId === methodId)

/** @throws PaymentFormError for a payment method that the shop does not support. */
export function requirePaymentAdapter(methodId: string): PaymentAdapter {
  const adapter = findPaymentAdapter(methodId)
  if (!adapter) throw new PaymentFormError('Unexpected error on payment selection.')
  return adapter
}

import { invoicePayment } from './invoice-payment'
import { PaymentFormError, type PaymentAdapter } from './payment-form'

/** The payment methods that this shop supports; any other that the platform allows is not offered. */
const adapters: PaymentAdapter[] = [invoicePayment, { methodId: 'NO_PAY', needsBirthday: false }]

export const findPaymentAdapter = (methodId: string): PaymentAdapter | undefined =>
  adapters.find(adapter => adapter.methodId === methodId)

/** @throws PaymentFormError for a payment method that the shop does not support. */
export function requirePaymentAdapter(methodId: string): PaymentAdapter {
  const adapter = findPaymentAdapter(methodId)
  if (!adapter) throw new PaymentFormError('Unexpected error on payment selection.')
  return adapter
}

import { createInvoicePayment } from './invoice-payment'
import { PaymentFormError, type PaymentAdapter } from './payment-form'

/** The ways to pay that this shop can take; what the platform allows beyond them is not offered. */
const adapters: PaymentAdapter[] = [createInvoicePayment(), { methodId: 'NO_PAY', needsBirthday: false }]

export const findPaymentAdapter = (methodId: string): PaymentAdapter | undefined =>
  adapters.find(adapter => adapter.methodId === methodId)

/** @throws PaymentFormError for a way to pay that the shop cannot take. */
export function requirePaymentAdapter(methodId: string): PaymentAdapter {
  const adapter = findPaymentAdapter(methodId)
  if (!adapter) throw new PaymentFormError('Unexpected error on payment selection.')
  return adapter
}

import { paymentMessages } from './messages'
import { cardPayment } from './card-payment'
import { directDebitPayment } from './direct-debit-payment'
import { invoicePayment } from './invoice-payment'
import { PaymentFormError, type PaymentAdapter } from './payment-form'
import { isMethodId, type MethodId } from './payment-methods'
import { paypalPayment } from './paypal-payment'

const adapters: { [Id in MethodId]: PaymentAdapter<Id> } = {
  UNZER_CARDS: cardPayment,
  UNZER_PAYPAL: paypalPayment,
  UNZER_INVOICE: invoicePayment,
  UNZER_DIRECT_DEBIT_SECURED: directDebitPayment,
  // Of an agent's basket: the customer pays by the link of the mail.
  UNZER_LINK_PAY: { methodId: 'UNZER_LINK_PAY', note: paymentMessages.linkPay },
  NO_PAY: { methodId: 'NO_PAY' }
}

export const findPaymentAdapter = (methodId: string): PaymentAdapter | undefined =>
  isMethodId(methodId) ? adapters[methodId] : undefined

/** @throws PaymentFormError for a payment method that the shop does not support. */
export function requirePaymentAdapter(methodId: string): PaymentAdapter {
  const adapter = findPaymentAdapter(methodId)
  if (!adapter) throw new PaymentFormError('Unexpected error on payment selection.')
  return adapter
}

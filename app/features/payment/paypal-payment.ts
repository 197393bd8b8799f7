import { paymentMessages } from './messages'
import type { PaymentAdapter } from './payment-form'
import { requestResource } from './request-resource'

/** The shopper logs in to PayPal after the order button; before it there is nothing to fill in. */
export const paypalPayment: PaymentAdapter<'UNZER_PAYPAL'> = {
  methodId: 'UNZER_PAYPAL',
  note: paymentMessages.leadsAway,
  canBeSaved: true,
  createResource: (_input, session) => requestResource(session, { kind: 'paypal', failure: 'Paypal Error.' })
}

import type { PaymentAdapter } from './payment-form'
import { requestResource } from './request-resource'

/** The shopper logs in to PayPal after the order button; before it there is nothing to fill in. */
export const paypalPayment: PaymentAdapter = {
  methodId: 'UNZER_PAYPAL',
  leadsAway: true,
  canBeSaved: true,
  createResource: (_input, session) => requestResource(session, { kind: 'paypal', failure: 'Paypal Error.' })
}

import type { PaymentAdapter } from './payment-form'
import { requestResource } from './request-resource'

/**
 * Pay after delivery. The provider's invoice type has nothing to fill in and therefore no frame: its resource
 * is asked for as it is chosen, after the provider's fraud screening has met the browser.
 */
export const invoicePayment: PaymentAdapter<'UNZER_INVOICE'> = {
  methodId: 'UNZER_INVOICE',
  needsBirthday: true,
  createResource: (_input, session) =>
    requestResource(session, { kind: 'invoice', isScreened: true, failure: 'Invoice Error.' })
}

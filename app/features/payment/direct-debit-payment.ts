import type { PaymentAdapter } from './payment-form'
import { requestResource } from './request-resource'

/** The order's amount is debited from the account; the mandate for it is given in the form. */
export const directDebitPayment: PaymentAdapter<'UNZER_DIRECT_DEBIT_SECURED'> = {
  methodId: 'UNZER_DIRECT_DEBIT_SECURED',
  needsBirthday: true,
  needsBankAccount: true,
  createResource: ({ iban = '', holder = '' }, session) =>
    requestResource(session, {
      kind: 'direct-debit-secured',
      fields: { iban, holder },
      isScreened: true,
      failure: 'Direct Debit Secure Error.'
    })
}

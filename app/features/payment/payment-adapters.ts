import { paymentMessages } from './messages'
import { PaymentFormError, IncompleteCardError, type PaymentAdapter } from './payment-form'
import { isMethodId, type MethodId } from './payment-methods'
import { requestResource } from './request-resource'

/** Number and code stay in the provider's frame; the shop sees the masked number only. */
export const cardPayment: PaymentAdapter<'UNZER_CARDS'> = {
  methodId: 'UNZER_CARDS',
  needsCardFrame: true,
  canBeSaved: true,
  async createResource({ askForCard }) {
    if (!askForCard) throw new PaymentFormError('CreditCard Error.')
    const card = await askForCard()
    if (!card) throw new IncompleteCardError()
    if (!card.resourceId) throw new PaymentFormError('CreditCard Error.')
    const { cardType, holder, number, month, year } = card
    return {
      c_paymentResourceId: card.resourceId,
      paymentCard: { cardType, holder, maskedNumber: number, expirationMonth: month, expirationYear: year }
    }
  }
}

/** The shopper logs in to PayPal after the order button; before it there is nothing to fill in. */
const paypalPayment: PaymentAdapter<'UNZER_PAYPAL'> = {
  methodId: 'UNZER_PAYPAL',
  note: paymentMessages.leadsAway,
  canBeSaved: true,
  createResource: (_input, session) => requestResource(session, { kind: 'paypal', failure: 'Paypal Error.' })
}

/**
 * Pay after delivery. The provider's invoice type has nothing to fill in and therefore no frame: its resource
 * is asked for as it is chosen, after the provider's fraud screening has met the browser.
 */
const invoicePayment: PaymentAdapter<'UNZER_INVOICE'> = {
  methodId: 'UNZER_INVOICE',
  needsBirthday: true,
  createResource: (_input, session) =>
    requestResource(session, { kind: 'invoice', isScreened: true, failure: 'Invoice Error.' })
}

/** The order's amount is debited from the account; the mandate for it is given in the form. */
const directDebitPayment: PaymentAdapter<'UNZER_DIRECT_DEBIT_SECURED'> = {
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

const adapters: { [Id in MethodId]: PaymentAdapter<Id> } = {
  UNZER_CARDS: cardPayment,
  UNZER_PAYPAL: paypalPayment,
  UNZER_INVOICE: invoicePayment,
  UNZER_DIRECT_DEBIT_SECURED: directDebitPayment,
  UNZER_APPLEPAY: { methodId: 'UNZER_APPLEPAY', isWallet: true },
  UNZER_GOOGLEPAY: { methodId: 'UNZER_GOOGLEPAY', isWallet: true },
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

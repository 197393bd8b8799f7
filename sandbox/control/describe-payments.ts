import {
  testAccounts,
  testCards,
  testIbans,
  testInvoices,
  testWallets,
  type Outcome
} from '../domain/payment-provider/test-data'

/** Test data for each outcome: a card, an account, an IBAN, or the e-mail address of an invoice. */
export interface PaymentInfo {
  method: string
  outcome: Outcome
  number?: string
  account?: string
  iban?: string
  email?: string
  /** The encrypted part of a wallet's token. */
  token?: string
}

/** Test data of every method, with what becomes of a payment made with it. */
export const describePayments = (): PaymentInfo[] => [
  ...testCards.map(({ number, outcome }) => ({ method: 'UNZER_CARDS', outcome, number })),
  ...testAccounts.map(({ account, outcome }) => ({ method: 'UNZER_PAYPAL', outcome, account })),
  ...testIbans.map(({ iban, outcome }) => ({ method: 'UNZER_DIRECT_DEBIT_SECURED', outcome, iban })),
  ...['UNZER_APPLEPAY', 'UNZER_GOOGLEPAY'].flatMap(method =>
    testWallets.map(({ token, outcome }) => ({ method, outcome, token }))
  ),
  ...testInvoices.map(({ email, outcome }) => ({ method: 'UNZER_INVOICE', outcome, email }))
]

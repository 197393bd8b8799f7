import type { PayerAddress } from './express-consent'

/** Outcomes of payments with test data. */
export type Outcome =
  | 'success'
  | 'declined'
  /** The bank asks the shopper, who may confirm, refuse or leave. */
  | 'three-d-secure'
  /** The provider decides a minute later. */
  | 'pending'
  /** The shopper returns a minute before the provider's message to the platform. */
  | 'late'
  /** The provider sends its message twice. */
  | 'twice'
  /** The provider answers with an error. */
  | 'unavailable'
  /** The provider takes its time. */
  | 'slow'

/** How long a webhook of `pending` and `late` waits, in milliseconds. */
export const LATE_WEBHOOK = 60_000

/** How long the provider takes for `slow`, in milliseconds. */
export const SLOW_ANSWER = 4_000

/** Whole numbers of cards that exist nowhere; any other valid number is `success`. */
export const testCards: { number: string; outcome: Outcome }[] = [
  { number: '4111111111111111', outcome: 'success' },
  { number: '5105105105105100', outcome: 'success' },
  { number: '378282246310005', outcome: 'success' },
  { number: '6011111111111117', outcome: 'success' },
  { number: '4000000000000002', outcome: 'declined' },
  { number: '4000000000003220', outcome: 'three-d-secure' },
  { number: '4000000000003063', outcome: 'late' },
  { number: '4000000000003055', outcome: 'twice' },
  { number: '4000000000000077', outcome: 'pending' },
  { number: '4000000000000119', outcome: 'unavailable' },
  { number: '4000000000000127', outcome: 'slow' }
]

/** Accounts of the approval page. */
export const testAccounts: { account: string; outcome: Outcome }[] = [
  { account: 'lina@paypal.example', outcome: 'success' },
  { account: 'declined@paypal.example', outcome: 'declined' },
  { account: 'late@paypal.example', outcome: 'late' },
  { account: 'twice@paypal.example', outcome: 'twice' }
]

const LINA = { firstName: 'Lina', lastName: 'Berg' }
const HOME = { ...LINA, address1: 'Deichstraße 12', postalCode: '20459', city: 'Hamburg', countryCode: 'DE' }

/** A payer of the consent page: an account with one of its addresses. */
interface TestPayer {
  id: string
  account: string
  address: PayerAddress
  /** PayPal lets this account pay nothing, and says so at once. */
  refuses?: true
}

/** Payers of the consent page (PayPal Express); the first is chosen unless another is. */
export const testPayers: [TestPayer, ...TestPayer[]] = [
  { id: 'home', account: 'lina@paypal.example', address: { ...HOME, phone: '+49 40 123456' } },
  {
    id: 'abroad',
    account: 'lina@paypal.example',
    address: { ...LINA, address1: 'Praterstraße 8', postalCode: '1020', city: 'Wien', countryCode: 'AT' }
  },
  {
    id: 'not-delivered',
    account: 'lina@paypal.example',
    address: { ...LINA, address1: 'Bahnhofstrasse 3', postalCode: '8001', city: 'Zürich', countryCode: 'CH' }
  },
  { id: 'incomplete', account: 'lina@paypal.example', address: { ...HOME, postalCode: '2045' } },
  { id: 'doubted', account: 'lina@paypal.example', address: { ...HOME, address1: 'Deichstraße' } },
  { id: 'declined', account: 'declined@paypal.example', address: HOME },
  { id: 'late', account: 'late@paypal.example', address: HOME },
  { id: 'refuses', account: 'locked@paypal.example', address: HOME, refuses: true }
]

export const testIbans: { iban: string; outcome: Outcome }[] = [
  { iban: 'DE89370400440532013000', outcome: 'success' },
  { iban: 'AT611904300234573201', outcome: 'success' },
  { iban: 'DE27100777770209299700', outcome: 'declined' },
  { iban: 'DE12500105170648489890', outcome: 'pending' },
  { iban: 'DE91100000000123456789', outcome: 'unavailable' }
]

/** The encrypted part of a wallet's token; any other is `success`. */
export const testWallets: { token: string; outcome: Outcome }[] = [
  { token: 'declined-token', outcome: 'declined' },
  { token: 'unavailable-token', outcome: 'unavailable' }
]

/** E-mail addresses of baskets that are paid by invoice. */
export const testInvoices: { email: string; outcome: Outcome }[] = [
  { email: 'lina@invoice.example', outcome: 'success' },
  { email: 'declined@invoice.example', outcome: 'declined' },
  { email: 'pending@invoice.example', outcome: 'pending' },
  { email: 'unavailable@invoice.example', outcome: 'unavailable' },
  { email: 'slow@invoice.example', outcome: 'slow' }
]

export const findCardOutcome = (number: string): Outcome =>
  testCards.find(card => card.number === number)?.outcome ?? 'success'
export const findIbanOutcome = (iban: string): Outcome =>
  testIbans.find(account => account.iban === iban)?.outcome ?? 'success'
export const findWalletOutcome = (token: string): Outcome =>
  testWallets.find(each => each.token === token)?.outcome ?? 'success'
export const findAccountOutcome = (account: string): Outcome =>
  testAccounts.find(each => each.account === account)?.outcome ?? 'success'
export const findInvoiceOutcome = (email: string | undefined): Outcome =>
  testInvoices.find(each => each.email === email?.toLowerCase())?.outcome ?? 'success'

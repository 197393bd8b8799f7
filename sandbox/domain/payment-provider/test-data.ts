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

export const testIbans: { iban: string; outcome: Outcome }[] = [
  { iban: 'DE89370400440532013000', outcome: 'success' },
  { iban: 'AT611904300234573201', outcome: 'success' },
  { iban: 'DE27100777770209299700', outcome: 'declined' },
  { iban: 'DE12500105170648489890', outcome: 'pending' },
  { iban: 'DE91100000000123456789', outcome: 'unavailable' }
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
export const findAccountOutcome = (account: string): Outcome =>
  testAccounts.find(each => each.account === account)?.outcome ?? 'success'
export const findInvoiceOutcome = (email: string | undefined): Outcome =>
  testInvoices.find(each => each.email === email?.toLowerCase())?.outcome ?? 'success'

import type { Cents, Localized } from '../../contracts'

export interface PaymentMethod {
  id: string
  name: Localized
  description: Localized
}

/** Paid by code and not chosen among the methods, so that no list of methods names it. */
export const GIFT_CERTIFICATE = 'GIFT_CERTIFICATE'

const unzer: PaymentMethod[] = [
  {
    id: 'UNZER_INVOICE',
    name: { de: 'Rechnung', en: 'Invoice' },
    description: { de: 'Bezahlen Sie nach Erhalt der Ware', en: 'Pay after the goods have arrived' }
  },
  {
    id: 'UNZER_CARDS',
    name: { de: 'Kreditkarte', en: 'Credit card' },
    description: { de: 'Visa, Mastercard oder American Express', en: 'Visa, Mastercard or American Express' }
  },
  {
    id: 'UNZER_PAYPAL',
    name: { de: 'PayPal', en: 'PayPal' },
    description: { de: 'Mit Ihrem PayPal-Konto', en: 'With your PayPal account' }
  },
  {
    id: 'UNZER_DIRECT_DEBIT_SECURED',
    name: { de: 'Lastschrift', en: 'Direct debit' },
    description: { de: 'Wir buchen den Betrag von Ihrem Konto ab', en: 'We debit your bank account' }
  }
]

const noPay: PaymentMethod = {
  id: 'NO_PAY',
  name: { de: 'Keine Zahlung nötig', en: 'No payment needed' },
  description: { de: 'Der Betrag ist vollständig gedeckt', en: 'The amount is fully covered' }
}

/** Money methods while there is something to pay, NO_PAY when gift certificates leave nothing of a known total. */
export function listPaymentMethods(moneyDue: Cents | undefined): PaymentMethod[] {
  return moneyDue === 0 ? [noPay] : unzer
}

import { defineMessages, type IntlShape, type MessageDescriptor } from '../../intl/intl'

/**
 * The payment methods that this shop supports; any other that the platform allows is not offered. Another one is an
 * entry here: the compiler asks for its name below and for its adapter in `payment-adapters.ts`.
 */
const METHOD_IDS = [
  'UNZER_CARDS',
  'UNZER_PAYPAL',
  'UNZER_INVOICE',
  'UNZER_DIRECT_DEBIT_SECURED',
  'UNZER_APPLEPAY',
  'UNZER_GOOGLEPAY',
  'UNZER_LINK_PAY',
  'NO_PAY'
] as const

export type MethodId = (typeof METHOD_IDS)[number]

export const isMethodId = (id: string | undefined): id is MethodId => METHOD_IDS.some(known => known === id)

const messages = defineMessages({
  card: { id: 'payment.nameCard', defaultMessage: 'Credit card' },
  invoice: { id: 'payment.nameInvoice', defaultMessage: 'Invoice, payable after you receive the goods' },
  directDebit: { id: 'payment.nameDirectDebit', defaultMessage: 'Direct debit' },
  linkPay: { id: 'payment.nameLinkPay', defaultMessage: 'Through the link in our email' },
  noPay: { id: 'payment.nameNoPay', defaultMessage: 'No payment needed' },
  giftCard: { id: 'payment.nameGiftCard', defaultMessage: 'Gift card' },
  other: {
    id: 'payment.nameOther',
    defaultMessage: 'Another payment method',
    description: 'Of an order that was paid in a way that the shop does not know'
  },
  cardOf: { id: 'payment.savedCard', defaultMessage: '{type} ending in {lastDigits}' }
})

/** Names of the methods and of gift certificates, which pay beside them; a provider's own name is a text. */
const NAMES: Record<MethodId | 'GIFT_CERTIFICATE', MessageDescriptor | string> = {
  UNZER_CARDS: messages.card,
  UNZER_PAYPAL: 'PayPal',
  UNZER_INVOICE: messages.invoice,
  UNZER_DIRECT_DEBIT_SECURED: messages.directDebit,
  UNZER_APPLEPAY: 'Apple Pay',
  UNZER_GOOGLEPAY: 'Google Pay',
  UNZER_LINK_PAY: messages.linkPay,
  NO_PAY: messages.noPay,
  GIFT_CERTIFICATE: messages.giftCard
}

interface PaidBy {
  methodId?: string
  card?: { type?: string; lastDigits?: string }
}

/**
 * A payment in words: "Visa ending in 1234", else the name of its method; neutral for a method that the shop does not
 * know.
 */
export function describePaidBy({ formatMessage }: IntlShape, { methodId = '', card }: PaidBy): string {
  const name = isMethodId(methodId) || methodId === 'GIFT_CERTIFICATE' ? NAMES[methodId] : messages.other
  const text = typeof name === 'string' ? name : formatMessage(name)
  return card?.lastDigits
    ? formatMessage(messages.cardOf, { type: card.type ?? text, lastDigits: card.lastDigits })
    : text
}

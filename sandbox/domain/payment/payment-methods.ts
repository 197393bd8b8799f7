import type { Localized } from '../../texts/localized-text'
import type { Cents } from '../money'
import { cardSpecs, type CardSpec } from './card-specs'

export interface PaymentMethod {
  id: string
  name: Localized
  description: Localized
  /** Who takes the money. */
  processorId: string
  /** The number format, for methods whose number the client reads itself. */
  cards?: CardSpec[]
}

/** Paid by code and not chosen among the methods, so that no list of methods names it. */
export const GIFT_CERTIFICATE = 'GIFT_CERTIFICATE'

/** Nothing is left to pay. */
export const NO_PAY = 'NO_PAY'

/** An order that a sales person has written down; paid by the link of a mail. */
export const LINK_PAY = 'UNZER_LINK_PAY'

/** A card that the client has masked itself, for clients without the provider's form. */
export const CREDIT_CARD = 'CREDIT_CARD'

const ofProvider: Omit<PaymentMethod, 'processorId'>[] = [
  {
    id: 'UNZER_INVOICE',
    name: { de: 'Rechnung', en: 'Invoice', it: 'Fattura', fr: 'Facture' },
    description: {
      de: 'Bezahlen Sie nach Erhalt der Ware',
      en: 'Pay after the goods have arrived',
      it: 'Paghi dopo il ricevimento della merce',
      fr: 'Payez après réception de la marchandise'
    }
  },
  {
    id: 'UNZER_CARDS',
    name: { de: 'Kreditkarte', en: 'Credit card', it: 'Carta di credito', fr: 'Carte bancaire' },
    description: {
      de: 'Visa, Mastercard oder American Express',
      en: 'Visa, Mastercard or American Express',
      it: 'Visa, Mastercard o American Express',
      fr: 'Visa, Mastercard ou American Express'
    },
    cards: cardSpecs
  },
  {
    id: 'UNZER_PAYPAL',
    name: { de: 'PayPal', en: 'PayPal', it: 'PayPal', fr: 'PayPal' },
    description: {
      de: 'Mit Ihrem PayPal-Konto',
      en: 'With your PayPal account',
      it: 'Con il Suo conto PayPal',
      fr: 'Avec votre compte PayPal'
    }
  },
  {
    id: 'UNZER_DIRECT_DEBIT_SECURED',
    name: { de: 'Lastschrift', en: 'Direct debit', it: 'Addebito diretto', fr: 'Prélèvement' },
    description: {
      de: 'Wir buchen den Betrag von Ihrem Konto ab',
      en: 'We debit your bank account',
      it: 'Addebitiamo l’importo sul Suo conto',
      fr: 'Nous prélevons le montant sur votre compte'
    }
  },
  {
    id: 'UNZER_APPLEPAY',
    name: { de: 'Apple Pay', en: 'Apple Pay', it: 'Apple Pay', fr: 'Apple Pay' },
    description: {
      de: 'Mit der Wallet Ihres Geräts',
      en: 'With the wallet of your device',
      it: 'Con il wallet del Suo dispositivo',
      fr: 'Avec le portefeuille de votre appareil'
    }
  },
  {
    id: 'UNZER_GOOGLEPAY',
    name: { de: 'Google Pay', en: 'Google Pay', it: 'Google Pay', fr: 'Google Pay' },
    description: {
      de: 'Mit der Wallet Ihres Geräts',
      en: 'With the wallet of your device',
      it: 'Con il wallet del Suo dispositivo',
      fr: 'Avec le portefeuille de votre appareil'
    }
  },
  {
    id: LINK_PAY,
    name: { de: 'Zahlungslink', en: 'Payment link', it: 'Link di pagamento', fr: 'Lien de paiement' },
    description: {
      de: 'Der Kunde bezahlt über den Link der E-Mail',
      en: 'The customer pays through the link in the email',
      it: 'Il cliente paga tramite il link nell’e-mail',
      fr: 'Le client paie par le lien de l’e-mail'
    }
  }
]

const moneyMethods: PaymentMethod[] = [
  ...ofProvider.map(method => ({ ...method, processorId: 'UNZER' })),
  {
    id: CREDIT_CARD,
    name: { de: 'Kreditkarte', en: 'Credit card', it: 'Carta di credito', fr: 'Carte bancaire' },
    description: {
      de: 'Ohne Zahlungsdienstleister',
      en: 'Without a payment provider',
      it: 'Senza fornitore di servizi di pagamento',
      fr: 'Sans prestataire de paiement'
    },
    processorId: 'BASIC_CREDIT',
    cards: cardSpecs
  }
]

const noPay: PaymentMethod = {
  id: NO_PAY,
  processorId: 'BASIC',
  name: {
    de: 'Keine Zahlung nötig',
    en: 'No payment needed',
    it: 'Nessun pagamento necessario',
    fr: 'Aucun paiement nécessaire'
  },
  description: {
    de: 'Der Betrag ist vollständig gedeckt',
    en: 'The amount is fully covered',
    it: 'L’importo è interamente coperto',
    fr: 'Le montant est entièrement couvert'
  }
}

/** The facts that decide the payment methods. Unknown ones forbid nothing. */
export interface PaymentSituation {
  /** The open amount after gift certificates; undefined until the total is known. */
  moneyDue?: Cents
  /** ISO 3166 two letters. */
  billingCountry?: string
  /** The goods go to where the bill goes. */
  isSameAddress?: boolean
  currency?: string
  /** Nothing but gift cards, which are as good as money. */
  isGiftCardsOnly?: boolean
  /** A sales person has made the basket (`c_agentID`). */
  hasAgent?: boolean
}

/** The most that is lent to a buyer, in cents. */
const MAX_CREDIT: Cents = 350_000

const isLendable = ({ moneyDue = 0 }: PaymentSituation): boolean => moneyDue <= MAX_CREDIT

/** Where a method of the provider can be had; one that is not named can be had everywhere. */
const rules: Partial<Record<string, (situation: PaymentSituation) => boolean>> = {
  UNZER_INVOICE: situation =>
    isLendable(situation) && ['DE', 'AT', 'CH'].includes(situation.billingCountry ?? 'DE'),
  UNZER_DIRECT_DEBIT_SECURED: situation =>
    isLendable(situation) &&
    ['DE', 'AT'].includes(situation.billingCountry ?? 'DE') &&
    (situation.currency ?? 'EUR') === 'EUR' &&
    (situation.isSameAddress ?? true) &&
    !situation.isGiftCardsOnly,
  [LINK_PAY]: ({ hasAgent = false }) => hasAgent
}

/**
 * Money methods that a basket may be paid with while there is something to pay, NO_PAY when gift certificates
 * leave nothing of a known total. The rules are in domain/payment-provider/README.md.
 */
export function listPaymentMethods(situation: PaymentSituation): PaymentMethod[] {
  if (situation.moneyDue === 0) return [noPay]
  return moneyMethods.filter(({ id }) => rules[id]?.(situation) ?? true)
}

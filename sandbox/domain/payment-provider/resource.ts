import type { Outcome } from './test-data'

/** What a browser asks for, and the id that it gets: the letters are the provider's own. */
export const resourcePrefixes = {
  card: 's-crd-',
  paypal: 's-ppl-',
  invoice: 's-ivc-',
  'invoice-secured': 's-ivs-',
  'direct-debit-secured': 's-dds-'
} as const

export type ResourceKind = keyof typeof resourcePrefixes

/** The kinds that pay each of the platform's methods. */
export const kindsOfMethod: Partial<Record<string, ResourceKind[]>> = {
  UNZER_CARDS: ['card'],
  UNZER_PAYPAL: ['paypal'],
  UNZER_INVOICE: ['invoice', 'invoice-secured'],
  UNZER_DIRECT_DEBIT_SECURED: ['direct-debit-secured']
}

/** How long a resource waits to be used, in milliseconds. */
export const RESOURCE_LIFETIME = 30 * 60_000

/** What a provider keeps of a card: no full number and no code. */
export interface CardFacts {
  cardType: string
  holder: string
  maskedNumber: string
  month: number
  year: number
}

/** What somebody wants to pay with. Times are milliseconds since the epoch. */
export interface Resource {
  id: string
  kind: ResourceKind
  card?: CardFacts
  account?: { holder: string; maskedNumber: string }
  /** What test data was entered; undefined where the outcome is decided elsewhere. */
  outcome?: Outcome
  expiresAt: number
  /** Whose order it pays; the same shopper may use it again when that payment has failed. */
  use?: { customerId: string; paymentId: string }
  /** The customer who has saved it: it pays any number of this customer's orders and does not expire. */
  keptFor?: string
}

/** A card is good until the end of its month, whatever the time zone. */
export const isCardExpired = ({ month, year }: Pick<CardFacts, 'month' | 'year'>, now: number): boolean =>
  now >= Date.UTC(year, month, 1)

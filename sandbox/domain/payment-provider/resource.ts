import type { ExpressConsent } from './express-consent'
import type { Outcome } from './test-data'

interface KindRules {
  /** Prefix of the ids: the provider's own letters. */
  prefix: string
  /** The platform's method that it pays. */
  methodId: string
  /** Nothing is entered in the shop: the browser asks for it as the method is chosen. */
  isPlain?: true
  /** The shopper approves the payment at the provider, by one of its test accounts. */
  leadsAway?: true
  /** A customer may keep it for later orders. */
  canBeSaved?: true
}

const KINDS = {
  card: { prefix: 's-crd-', methodId: 'UNZER_CARDS', canBeSaved: true },
  paypal: { prefix: 's-ppl-', methodId: 'UNZER_PAYPAL', isPlain: true, leadsAway: true, canBeSaved: true },
  invoice: { prefix: 's-ivc-', methodId: 'UNZER_INVOICE', isPlain: true },
  'invoice-secured': { prefix: 's-ivs-', methodId: 'UNZER_INVOICE', isPlain: true },
  'direct-debit-secured': { prefix: 's-dds-', methodId: 'UNZER_DIRECT_DEBIT_SECURED' },
  applepay: { prefix: 's-apl-', methodId: 'UNZER_APPLEPAY' },
  googlepay: { prefix: 's-gop-', methodId: 'UNZER_GOOGLEPAY' }
} as const satisfies Record<string, KindRules>

export type ResourceKind = keyof typeof KINDS

/** Kinds of resources that a browser can create, with their rules. */
export const resourceKinds: ReadonlyMap<ResourceKind, KindRules> = new Map(
  Object.entries(KINDS) as [ResourceKind, KindRules][]
)

/** Whether the shopper approves payments by this method at the provider's accounts. */
export const leadsAway = (methodId: string): boolean =>
  [...resourceKinds.values()].some(rules => rules.leadsAway && rules.methodId === methodId)

/** How long a resource waits to be used, in milliseconds. */
export const RESOURCE_LIFETIME = 30 * 60_000

/** Card data that a provider keeps: no full number and no code. */
export interface CardFacts {
  cardType: string
  holder: string
  maskedNumber: string
  month: number
  year: number
}

/** A payment method of a payer at the provider. Times are milliseconds since the epoch. */
export interface Resource {
  id: string
  kind: ResourceKind
  card?: CardFacts
  account?: { holder: string; maskedNumber: string }
  /** Outcome of the entered test data; undefined where it is decided elsewhere. */
  outcome?: Outcome
  expiresAt: number
  /** Its payer is asked for consent before there is an order. */
  express?: ExpressConsent
  /** Whose order it pays; the same shopper may use it again when that payment has failed. */
  use?: { customerId: string; paymentId: string }
  /** The customer who has saved it: it pays any number of this customer's orders and does not expire. */
  keptFor?: string
}

/** A card is good until the end of its month, whatever the time zone. */
export const isCardExpired = ({ month, year }: Pick<CardFacts, 'month' | 'year'>, now: number): boolean =>
  now >= Date.UTC(year, month, 1)

import type { Consents } from '../../visit/consent/consent'

/** A product that something happened to. */
export interface TrackedProduct {
  /** The master's id where there is one; `sku` is then the variant's. */
  id: string
  sku?: string
  name?: string
  /** The name of its category. */
  category?: string
  /** For one unit, decimals of the site's currency. */
  price?: number
  quantity?: number
}

interface TrackedList {
  products: TrackedProduct[]
  /** The total number of results, of which the list shows a page. */
  total: number
}

interface TrackedRow {
  recommenderName: string
  /** Id of the service's answer; absent where the shop itself remembers the products. */
  recoUUID?: string
}

/**
 * The payload of each event, by the names of requirement 12.2. No payload has personal data: no e-mail, name,
 * address, customer number or token.
 */
export interface EventPayloads {
  /** `path` without site, locale and query. */
  viewPage: { path: string }
  viewProduct: { product: TrackedProduct }
  viewCategory: { categoryId: string } & TrackedList
  clickCategory: { categoryId: string; product: TrackedProduct }
  viewSearch: { phrase: string } & TrackedList
  clickSearch: { phrase: string; product: TrackedProduct }
  viewReco: TrackedRow & { products: TrackedProduct[] }
  clickReco: TrackedRow & { product: TrackedProduct }
  addToCart: { products: TrackedProduct[] }
  remove_from_cart: { product: TrackedProduct }
  add_to_wishlist: { product: TrackedProduct }
  remove_from_wishlist: { product: TrackedProduct }
  beginCheckout: { products: TrackedProduct[]; amount: number }
  checkoutStep: { stepName: string; stepNumber: number; basketId: string }
  /** Amounts in whole units of the site's currency, tax contained. */
  purchase: { orderNo: string; products: TrackedProduct[]; amount: number; tax: number; shipping: number }
  login_succeeded: object
  login_failed: object
  'registration start': object
  registration_succeeded: object
  registration_failed: object
  /** Place of the form. */
  newsletter: { source: string }
  /** Which form it was. */
  formsSubmit: { form: string }
  'changed consents': { consents: Consents }
}

export type EventName = keyof EventPayloads

export type NamedEvent<Name extends EventName> = { name: Name } & EventPayloads[Name]

export type ShopEvent = { [Name in EventName]: NamedEvent<Name> }[EventName]

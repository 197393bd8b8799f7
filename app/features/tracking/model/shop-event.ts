/** A product that something happened to. */
export interface TrackedProduct {
  /** The master's id where there is one; `sku` is then the variant's. */
  id: string
  sku?: string
  /** For one unit, decimals of the site's currency. */
  price?: number
  quantity?: number
}

interface TrackedList {
  productIds: string[]
  /** The total number of results, of which the list shows a page. */
  total: number
}

/** A tracking event in the shop's own model (requirement 3.7.4). */
export type ShopEvent =
  /** `path` without site, locale and query. */
  | { kind: 'page'; path: string }
  | { kind: 'product'; product: TrackedProduct }
  | ({ kind: 'category'; categoryId: string } & TrackedList)
  | ({ kind: 'search'; phrase: string } & TrackedList)
  | { kind: 'added'; products: TrackedProduct[] }
  | { kind: 'removed'; product: TrackedProduct }
  | { kind: 'wishlist'; change: 'add' | 'remove'; productId: string }
  | { kind: 'login'; outcome: 'succeeded' | 'failed' }
  | { kind: 'registration'; outcome: 'start' | 'succeeded' | 'failed' }
  | { kind: 'checkout'; products: TrackedProduct[]; amount: number }
  | { kind: 'checkout-step'; name: string; number: number; basketId: string }

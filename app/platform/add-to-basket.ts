import type { BasketItemInput } from './scapi/baskets/shopper-baskets'

/** What has to be known of products before they go into a basket. */
export interface AddContext {
  isGiftCard: boolean
  isVirtual: boolean
  /** A set of which some part is not among the items, because it cannot be had. */
  isPartial?: boolean
}

/**
 * Puts products into the basket and never rejects: what came of it shows by itself. The basket offers it
 * to pages, which hand it on to tiles and buy boxes.
 */
export type AddToBasket = (items: BasketItemInput[], context: AddContext) => Promise<void>

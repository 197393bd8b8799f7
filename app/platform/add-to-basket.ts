import type { BasketItemInput } from './scapi/shopper-baskets'

/** The product data that adding to the basket needs. */
export interface AddContext {
  isGiftCard: boolean
  isVirtual: boolean
  /** A set with a part that is not among the items, because it is not available. */
  isPartial?: boolean
}

/**
 * Adds products to the basket and never rejects: the outcome is shown by the basket itself. The basket provides it
 * to pages, which pass it on to tiles and buy boxes.
 */
export type AddToBasket = (items: BasketItemInput[], context: AddContext) => Promise<void>

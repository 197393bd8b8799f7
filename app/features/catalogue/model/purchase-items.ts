import type { BasketItemInput } from '../../../platform/scapi/shopper-baskets'
import type { Product, SetPart } from './product'
import type { Tile } from './tile'

/**
 * Basket items of a product (requirement 6.1):
 * the product itself, or of a set its parts that can be ordered, each
 * naming the set. Of a product whose data is not full, only the id (requirement 4.3).
 */
export function buildPurchaseItems(product: Product, quantity: number): BasketItemInput[] {
  if (product.kind === 'set') {
    return product.parts
      .filter(part => part.orderable)
      .map(part => ({
        productId: part.productId,
        quantity: part.quantity * quantity,
        price: part.price,
        c_productSet: product.id
      }))
  }
  if (!product.hasFullData) return [{ productId: product.id, quantity }]
  return [
    {
      productId: product.id,
      quantity,
      ...(product.price === undefined ? {} : { price: product.price }),
      ...(product.isGiftCard ? { c_giftCardIsVirtual: product.isVirtual } : {})
    }
  ]
}

/** Basket item of a tile, in the smallest quantity that may be ordered. */
export const buildTileItem = ({ id, minQuantity = 1, price, hasFullData }: Tile): BasketItemInput => ({
  productId: id,
  quantity: minQuantity,
  ...(hasFullData && price !== undefined ? { price } : {})
})

/** The unavailable parts of a set; the others can be bought. */
export const listMissingParts = (product: Product): SetPart[] =>
  product.kind === 'set' ? product.parts.filter(part => !part.orderable) : []

export type PurchaseState =
  /** Something is still to be chosen. */
  | 'choose'
  /** All is chosen, and no variant is like that. */
  | 'no-variant'
  | 'unavailable'
  | 'ready'

/**
 * Whether a product can go into the basket (requirement 4.3): a master only as
 * one of its variants, nothing that is not orderable.
 */
export function findPurchaseState(product: Product, openAttributes: number): PurchaseState {
  if (product.kind === 'master') return openAttributes > 0 ? 'choose' : 'no-variant'
  if (!product.stock.orderable || product.quantity.min === 0 || product.price === undefined)
    return 'unavailable'
  if (product.kind === 'set' && !product.parts.some(part => part.orderable)) return 'unavailable'
  return 'ready'
}

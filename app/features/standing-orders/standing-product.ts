import { findVariation } from '../../variations/variation'
import { findProductAddress } from '../../visit/addresses/find-product-address'
import { readSteps } from '../../fulfilment/stock'
import type { PlatformProduct } from '../../platform/scapi/shopper-products'

/** A product as a standing order shows and counts it. */
export interface StandingProduct {
  id: string
  name: string
  /** Names of the chosen values; empty for a product without variants. */
  variation: string
  /** Path of the product without site and locale. */
  to: string
  /** Unscaled address. */
  image?: string
  /** "20 bags", "10 capsules". */
  fact?: string
  /** Decimal, for one unit; 0 without a price. */
  unitPrice: number
  /** It can be bought today, and needs no choice. */
  isPurchasable: boolean
  /** Boxes of tea, sleeves of capsules: unit of the least number of packs (requirement 9.7). */
  isTea: boolean
  minQuantity: number
  quantityStep: number
}

export function mapStandingProduct(product: PlatformProduct): StandingProduct {
  const { id, name = '', price, type, inventory } = product
  const image = product.imageGroups?.find(group => group.viewType === 'large')?.images[0]
  const isComposed = Boolean(type?.master || type?.set || type?.variationGroup)
  const { min: minQuantity, step: quantityStep } = readSteps(product)
  const link = image?.disBaseLink ?? image?.link
  return {
    id,
    name,
    variation: findVariation(product),
    to: findProductAddress(id, name, product),
    ...(link && { image: link }),
    ...(typeof product.c_contents === 'string' && { fact: product.c_contents }),
    unitPrice: price ?? 0,
    isPurchasable:
      price !== undefined && !isComposed && inventory?.orderable !== false && product.c_isGiftcard !== true,
    isTea: Number(product.c_servings) > 0,
    minQuantity,
    quantityStep
  }
}

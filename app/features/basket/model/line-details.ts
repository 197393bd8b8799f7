import { findVariation } from '../../../variations/variation'
import type { PricePerUnit } from '../../../intl/format-price'
import { readPricePerUnit } from '../../../pricing/read-price-per-unit'
import type { PlatformProduct } from '../../../platform/scapi/shopper-products'

/** The catalogue's data of a line; the line is shown without it, too. */
export interface LineDetails {
  productId: string
  path?: string
  image?: string
  /** Names of the chosen values, e.g. "100 g, loose"; empty for a product without variants. */
  variation: string
  /** 0 if unknown (requirement 3.4). */
  stockLevel: number
  isOrderableWithoutStock: boolean
  minQuantity: number
  quantityStep: number
  /** The lowest price of the last 30 days for one unit; only of what is reduced. */
  lastMonthPrice?: number
  /** Per measure, for example 100 g. */
  pricePerUnit?: PricePerUnit
}

/** Maps a product to its line's details. */
export function mapLineDetails(product: PlatformProduct): LineDetails {
  const { inventory, imageGroups } = product
  const group = imageGroups?.find(each => each.viewType === 'small') ?? imageGroups?.[0]
  const pricePerUnit = readPricePerUnit(product)
  const slugUrl: unknown = product.slugUrl
  return {
    productId: product.id,
    path: typeof slugUrl === 'string' && slugUrl.startsWith('/') ? slugUrl : undefined,
    image: group?.images?.[0]?.disBaseLink ?? group?.images?.[0]?.link,
    variation: findVariation(product),
    stockLevel: inventory?.stockLevel ?? 0,
    isOrderableWithoutStock: Boolean(inventory?.preorderable || inventory?.backorderable),
    minQuantity: Math.max(1, product.minOrderQuantity ?? 1),
    quantityStep: Math.max(1, product.stepQuantity ?? 1),
    ...(typeof product.c_lastMonthPrice === 'number' && { lastMonthPrice: product.c_lastMonthPrice }),
    ...(pricePerUnit !== undefined && { pricePerUnit })
  }
}

type StockNotice = 'offline' | 'out-of-stock' | 'not-enough' | { onlyLeft: number } | 'available'

interface NoticedLine {
  quantity: number
  isPurchasable: boolean
  isOrderable: boolean
}

/**
 * What a line says about its stock: gone, sold out, fewer than wanted ('Only {stockLevel}
 * left!', requirement 4.3: the rule of the product page), or available.
 */
export function findStockNotice(line: NoticedLine, details: LineDetails | undefined): StockNotice {
  if (!line.isPurchasable) return 'offline'
  const stockLevel = details?.stockLevel ?? 0
  if (!line.isOrderable) {
    if (!details) return 'not-enough'
    return stockLevel > 0 ? { onlyLeft: stockLevel } : 'out-of-stock'
  }
  if (details && !details.isOrderableWithoutStock && stockLevel > 0 && stockLevel < line.quantity) {
    return { onlyLeft: stockLevel }
  }
  return 'available'
}

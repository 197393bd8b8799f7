import { findVariation } from '../../../variations/variation'
import type { PricePerUnit } from '../../../intl/format-price'
import { readPricePerUnit } from '../../../pricing/read-price-per-unit'
import { mapStock, readSteps, type Steps, type Stock } from '../../../fulfilment/stock'
import type { PlatformProduct } from '../../../platform/scapi/shopper-products'

/** The catalogue's data of a line; the line is shown without it, too. */
export interface LineDetails {
  productId: string
  path?: string
  image?: string
  /** Names of the chosen values, e.g. "100 g, loose"; empty for a product without variants. */
  variation: string
  stock: Stock
  steps: Steps
  /** The lowest price of the last 30 days for one unit; only of reduced items. */
  lastMonthPrice?: number
  /** Per measure, for example 100 g. */
  pricePerUnit?: PricePerUnit
}

/** Maps a product to its line's details. */
export function mapLineDetails(product: PlatformProduct): LineDetails {
  const { imageGroups } = product
  const group = imageGroups?.find(each => each.viewType === 'small') ?? imageGroups?.[0]
  const pricePerUnit = readPricePerUnit(product)
  const slugUrl: unknown = product.slugUrl
  return {
    productId: product.id,
    path: typeof slugUrl === 'string' && slugUrl.startsWith('/') ? slugUrl : undefined,
    image: group?.images?.[0]?.disBaseLink ?? group?.images?.[0]?.link,
    variation: findVariation(product),
    stock: mapStock(product),
    steps: readSteps(product),
    ...(typeof product.c_lastMonthPrice === 'number' && { lastMonthPrice: product.c_lastMonthPrice }),
    ...(pricePerUnit !== undefined && { pricePerUnit })
  }
}

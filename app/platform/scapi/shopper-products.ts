import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { isPlatformError } from '../http/platform-error'
import { listOf, shape } from '../http/read-answer'
import type { Family } from '../platform-core'
import { category, product } from './read-product'
import { scapiFamily } from './scapi-family'

export type PlatformProduct = ShopperProductsTypes.Product
export type PlatformCategory = ShopperProductsTypes.Category

/** Shopper Products (requirement 13.1). */
export interface ShopperProducts {
  /** One product with everything about it; 404 when unknown or offline. */
  getProduct(parameters: { id: string }): Promise<PlatformProduct>
  /**
   * Up to 24 products; unknown ones are left out. `expand` names the parts that are wanted, `imgTypes` view types
   * of pictures with the most of each, as "large:1"; without them all come.
   */
  getProducts(parameters: {
    ids: string[]
    expand?: string[]
    imgTypes?: string
    allImages?: boolean
    /** Of stores, at most five: `inventories` of the answer. */
    inventoryIds?: string[]
  }): Promise<{ data?: PlatformProduct[]; total: number }>
  /**
   * A category and `levels` (0 to 2, else 1) of its children. @throws PlatformError whose message explains an
   * unsupported locale.
   */
  getCategory(parameters: { id: string; levels?: number }): Promise<PlatformCategory>
}

const products = scapiFamily<ShopperProducts>(
  'product/shopper-products/v1',
  {
    getProduct: 'GET /products/{id}?allImages=true',
    getProducts: 'GET /products?ids',
    getCategory: 'GET /categories/{id}?levels=1'
  },
  {
    answers: { getProduct: product, getProducts: shape({}, { data: listOf(product) }), getCategory: category }
  }
)

export const shopperProducts: Family<ShopperProducts> = core => {
  const operations = products(core)
  return {
    ...operations,
    getCategory: parameters => operations.getCategory(parameters).catch(explainLocale)
  }
}

/**
 * A locale that only one side has breaks every page; the message contains the fix for operators (requirement
 * 4.1).
 */
function explainLocale(error: unknown): never {
  if (isPlatformError(error) && error.title === 'Unsupported Locale')
    error.message = `${error.message} The locales of the shop's settings must match the locales of the commerce back office.`
  throw error
}

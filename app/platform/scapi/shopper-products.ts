import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { scapiFamily } from './scapi-family'

export type PlatformProduct = ShopperProductsTypes.Product
export type PlatformCategory = ShopperProductsTypes.Category

/** Shopper Products (spec 3 section 7 "Newer shopper API"). */
export interface ShopperProducts {
  /** One product with everything about it; 404 when unknown or offline. */
  getProduct(parameters: { id: string }): Promise<PlatformProduct>
  /** Up to 24 products; unknown ones are left out. */
  getProducts(parameters: {
    ids: string[]
    allImages?: boolean
  }): Promise<{ data?: PlatformProduct[]; total: number }>
  /** A category and `levels` (0 to 2, else 1) of its children. */
  getCategory(parameters: { id: string; levels?: number }): Promise<PlatformCategory>
}

export const shopperProducts = scapiFamily<ShopperProducts>('product/shopper-products/v1', {
  getProduct: 'GET /products/{id}?allImages=true',
  getProducts: 'GET /products?ids',
  getCategory: 'GET /categories/{id}?levels=1'
})

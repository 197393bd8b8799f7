import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { requireInput } from '../http/require-input'
import { encodePart, type ScapiClient, type ScapiSettings } from './scapi-client'

export type PlatformProduct = ShopperProductsTypes.Product
export type PlatformCategory = ShopperProductsTypes.Category

export interface ShopperProducts {
  /** One product with everything about it; 404 when unknown or offline. */
  getProduct(parameters: { id: string }): Promise<PlatformProduct>
  /** Up to 24 products; unknown ones are left out. */
  getProducts(parameters: { ids: string[] }): Promise<{ data?: PlatformProduct[]; total: number }>
  /** A category and `levels` (0 to 2) of its children. */
  getCategory(parameters: { id: string; levels?: number }): Promise<PlatformCategory>
}

/** Shopper Products (spec 3 section 7 "Newer shopper API"). */
export function createShopperProducts(
  client: ScapiClient,
  { locale, currency }: ScapiSettings
): ShopperProducts {
  const send = client('product/shopper-products/v1')
  return {
    getProduct({ id }) {
      requireInput('getProduct', { id })
      return send({
        operation: 'getProduct',
        path: `/products/${encodePart(id)}`,
        query: { locale, currency, allImages: true }
      }) as Promise<PlatformProduct>
    },
    getProducts({ ids }) {
      requireInput('getProducts', { ids })
      return send({
        operation: 'getProducts',
        path: '/products',
        query: { ids, locale, currency }
      }) as Promise<{
        data?: PlatformProduct[]
        total: number
      }>
    },
    getCategory({ id, levels = 1 }) {
      requireInput('getCategory', { id })
      return send({
        operation: 'getCategory',
        path: `/categories/${encodePart(id)}`,
        query: { levels, locale }
      }) as Promise<PlatformCategory>
    }
  }
}

import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { cleanHtml } from '../../../ui/rich-text/clean-html'
import { mapProduct } from '../model/map-product'
import type { Product } from '../model/product'

/** A product with everything that its page shows. Fails with 404 when unknown or offline. */
export function productQuery(platform: Platform, id: string): QueryObject<Product> {
  return {
    queryKey: ['product', id],
    queryFn: async () => {
      const product = await platform.products.getProduct({ id })
      return mapProduct(product, await cleanHtml(product.longDescription ?? ''))
    }
  }
}

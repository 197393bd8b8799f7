import { mapOnce } from '../../../platform/map-once'
import type { Platform } from '../../../platform/platform'
import type { PlatformProduct } from '../../../platform/scapi/shopper-products'
import type { QueryObject } from '../../../platform/query-object'
import { cleanHtml } from '../../../ui/rich-text/clean-html'
import { mapProduct } from '../model/map-product'
import type { Product } from '../model/product'

const readProduct = mapOnce(async (answer: PlatformProduct) =>
  mapProduct(answer, await cleanHtml(answer.longDescription ?? ''))
)

/** A product with everything that its page shows. Fails with 404 when unknown or offline. */
export function productQuery(platform: Platform, id: string): QueryObject<Product> {
  return {
    queryKey: ['product', id],
    queryFn: async () => readProduct(await platform.products.getProduct({ id }))
  }
}

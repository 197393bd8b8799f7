import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { mapLineDetails, type LineDetails } from '../model/line-details'

/** The platform returns at most this many products at once. */
const BATCH = 24

/** The catalogue's data of the basket's products, by product id. Prices come from the basket. */
export function lineDetailsQuery(
  platform: Platform,
  productIds: string[]
): QueryObject<Record<string, LineDetails>> {
  const ids = [...new Set(productIds)].sort()
  return {
    queryKey: ['basket-products', ids],
    queryFn: async () => {
      const batches = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, index) =>
        platform.products.getProducts({ ids: ids.slice(index * BATCH, (index + 1) * BATCH) })
      )
      const products = (await Promise.all(batches)).flatMap(batch => batch.data ?? [])
      return Object.fromEntries(products.map(product => [product.id, mapLineDetails(product)]))
    }
  }
}

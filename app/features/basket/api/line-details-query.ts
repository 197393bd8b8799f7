import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { mapLineDetails, type LineDetails } from '../model/line-details'
import type { Basket } from '../model/basket'

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

/** Pictures, variations and stock of the basket's lines; empty until they are known. */
export function useLineDetails(basket: Pick<Basket, 'lines'>): Record<string, LineDetails> {
  const platform = usePlatform()
  const ids = basket.lines.map(line => line.productId)
  const { data } = useRead({
    ...lineDetailsQuery(platform, ids),
    enabled: ids.length > 0,
    keepPreviousData: true
  })
  return data ?? {}
}

import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { mapLineVariants, type LineVariants } from './line-variants'

/** The platform returns at most this many products at once. */
const BATCH = 24

export const LINE_VARIANTS_KEY = 'line-variants'

/** The variants of a line's product with their prices and stock as of now; null when the product is no longer sold. */
export const lineVariantsQuery = (
  platform: Platform,
  productId: string
): QueryObject<LineVariants | null> => ({
  queryKey: [LINE_VARIANTS_KEY, productId],
  // Stock of two minutes ago would offer variants that are sold out.
  staleTime: 0,
  queryFn: async () => {
    const { data: [product] = [] } = await platform.products.getProducts({ ids: [productId] })
    if (!product) return null
    const ids = (product.variants ?? []).map(variant => variant.productId)
    const batches = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, index) =>
      platform.products.getProducts({ ids: ids.slice(index * BATCH, (index + 1) * BATCH) })
    )
    return mapLineVariants(
      product,
      (await Promise.all(batches)).flatMap(({ data = [] }) => data)
    )
  }
})

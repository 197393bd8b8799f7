import { usePlatform } from '../platform/platform-context'
import type { Platform } from '../platform/platform'
import type { QueryObject } from '../platform/query-object'
import { useRead } from '../platform/use-read'
import { findVariation } from './variation'

interface Line {
  /** Of gift certificates, it may be unknown. */
  productId?: string
  variation?: string
}

/** The platform returns at most this many products at once. */
const BATCH = 24

/**
 * Completes the variations of lines from the catalogue, where the instance writes none. Lines whose product has
 * left the catalogue stay without; nothing is asked where all lines have theirs.
 */
export function useVariations<L extends Line>(lines: readonly L[]): L[] {
  const platform = usePlatform()
  const unknown = lines.flatMap(({ productId, variation }) =>
    variation === undefined && productId ? [productId] : []
  )
  const ids = [...new Set(unknown)].sort()
  const { data } = useRead({ ...variationsQuery(platform, ids), enabled: ids.length > 0 })
  return lines.map(line => {
    const variation = line.variation ?? data?.[line.productId ?? '']
    return variation === line.variation ? line : { ...line, variation }
  })
}

/** Names of the products' chosen values, by product id. */
function variationsQuery(platform: Platform, ids: string[]): QueryObject<Record<string, string>> {
  return {
    queryKey: ['variations', ids],
    queryFn: async () => {
      const batches = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, index) =>
        platform.products.getProducts({ ids: ids.slice(index * BATCH, (index + 1) * BATCH) })
      )
      const products = (await Promise.all(batches)).flatMap(batch => batch.data ?? [])
      return Object.fromEntries(products.map(product => [product.id, findVariation(product)]))
    }
  }
}

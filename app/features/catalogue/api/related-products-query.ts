import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { mapHitToTile } from '../model/map-tile'
import type { Tile } from '../model/tile'
import { HIT_PARTS } from './product-search-query'

/** A row to look through; more would only make the page heavier. */
const MOST_PRODUCTS = 8

/** Products of a category that go with one of them, best sellers first, without those in `exceptIds`. */
export function relatedProductsQuery(
  platform: Platform,
  categoryId: string,
  exceptIds: readonly string[]
): QueryObject<Tile[]> {
  return {
    queryKey: ['related-products', categoryId, ...exceptIds],
    queryFn: async () => {
      const { hits = [] } = await platform.search.productSearch({
        refine: [`cgid=${categoryId}`],
        sort: 'top-sellers',
        limit: MOST_PRODUCTS + exceptIds.length,
        expand: HIT_PARTS,
        allImages: false
      })
      return hits
        .filter(hit => !exceptIds.includes(hit.productId))
        .slice(0, MOST_PRODUCTS)
        .map(mapHitToTile)
    }
  }
}

import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { ROOT_CATEGORY_ID } from '../../../visit/addresses/paths'
import { mapHitToTile } from '../model/map-tile'
import type { Tile } from '../model/tile'

/** The best sellers of a category as a row of tiles; `limit` of 1 to 24. */
export function categoryTilesQuery(
  platform: Platform,
  categoryId: string,
  limit: number
): QueryObject<Tile[]> {
  return {
    queryKey: ['category-tiles', categoryId, limit],
    queryFn: async () => {
      const { hits = [] } = await platform.search.productSearch({
        refine: categoryId === ROOT_CATEGORY_ID ? [] : [`cgid=${categoryId}`],
        sort: 'top-sellers',
        limit,
        expand: ['availability', 'images', 'prices', 'promotions']
      })
      return hits.map(mapHitToTile)
    }
  }
}

import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { mapHitToTile } from '../model/map-tile'
import type { Tile } from '../model/tile'
import { TILE_PARTS } from './tile-parts'

/** The length of the row; more would only make the page heavier. */
const MOST_PRODUCTS = 8

/** A row with fewer looks empty: the parent category's products fill it. */
const FEW_PRODUCTS = 4

/**
 * Products that go with one of a category, best sellers first, without those in
 * `exceptIds`. `categories` lead from the top down to the product's own.
 */
export function relatedProductsQuery(
  platform: Platform,
  categories: readonly { id: string }[],
  exceptIds: readonly string[]
): QueryObject<Tile[]> {
  const [own, above] = categories.map(({ id }) => id).reverse()

  async function readTiles(categoryId: string): Promise<Tile[]> {
    const { hits = [] } = await platform.search.productSearch({
      refine: [`cgid=${categoryId}`],
      sort: 'top-sellers',
      limit: MOST_PRODUCTS + exceptIds.length,
      expand: TILE_PARTS
    })
    return hits.filter(hit => !exceptIds.includes(hit.productId)).map(mapHitToTile)
  }

  return {
    queryKey: ['related-products', own ?? '', ...exceptIds],
    queryFn: async () => {
      if (!own) return []
      const near = await readTiles(own)
      if (near.length >= FEW_PRODUCTS || !above) return near.slice(0, MOST_PRODUCTS)
      const known = new Set(near.map(({ id }) => id))
      const others = (await readTiles(above)).filter(({ id }) => !known.has(id))
      return [...near, ...others].slice(0, MOST_PRODUCTS)
    }
  }
}

import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { mapProductToTile } from '../model/map-tile'
import type { Tile } from '../model/tile'
import { TILE_PARTS, TILE_PICTURE } from './tile-parts'

/** The most ids that the platform answers at once. */
export const MOST_PRODUCTS = 24

/** Tiles of products by their ids, in the order asked for; unknown ones are left out. */
export function productsByIdsQuery(platform: Platform, ids: readonly string[]): QueryObject<Tile[]> {
  const wanted = [...new Set(ids)].slice(0, MOST_PRODUCTS)
  return {
    queryKey: ['products', ...wanted],
    queryFn: async () => {
      if (wanted.length === 0) return []
      const { data = [] } = await platform.products.getProducts({
        ids: wanted,
        expand: TILE_PARTS,
        imgTypes: TILE_PICTURE
      })
      const tiles = new Map(data.map(product => [product.id, mapProductToTile(product)]))
      return wanted.flatMap(id => tiles.get(id) ?? [])
    }
  }
}

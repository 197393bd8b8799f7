import { useQueries } from '@tanstack/react-query'
import type { Platform } from '../../../platform/platform'
import { usePlatform } from '../../../platform/platform-context'
import type { QueryObject } from '../../../platform/query-object'
import { findVariation, nameLine } from '../../../variations/variation'
import { mapProductToTile } from '../model/map-tile'
import type { Tile } from '../model/tile'
import { MOST_PRODUCTS } from './products-by-ids-query'
import { TILE_PARTS, TILE_PICTURE } from './tile-parts'

/**
 * Tiles of any number of products, in the order asked for; unknown ones are left out. Variants carry their chosen
 * values in their name, which distinguishes variants of one product. Undefined until all are here.
 */
export function useTilesByIds(ids: readonly string[]): {
  data: Tile[] | undefined
  failed: boolean
  refetch: () => void
} {
  const platform = usePlatform()
  const batches = Array.from({ length: Math.ceil(ids.length / MOST_PRODUCTS) }, (_none, index) =>
    ids.slice(index * MOST_PRODUCTS, (index + 1) * MOST_PRODUCTS)
  )
  const results = useQueries({
    // The shown tiles stay while a shorter list loads.
    queries: batches.map(batch => ({ ...variantTilesQuery(platform, batch), keepPreviousData: true }))
  })
  const tiles = new Map(results.flatMap(({ data = [] }) => data).map(tile => [tile.id, tile]))
  return {
    data: results.every(({ data }) => data) ? ids.flatMap(id => tiles.get(id) ?? []) : undefined,
    failed: results.some(({ error, data }) => Boolean(error) && !data),
    refetch: () => {
      for (const { error, refetch } of results) if (error) void refetch()
    }
  }
}

const variantTilesQuery = (platform: Platform, ids: readonly string[]): QueryObject<Tile[]> => ({
  queryKey: ['variant-tiles', ...ids],
  queryFn: async () => {
    const { data = [] } = await platform.products.getProducts({
      ids: [...ids],
      expand: [...TILE_PARTS, 'variations'],
      imgTypes: TILE_PICTURE
    })
    return data.map(product => {
      const tile = mapProductToTile(product)
      return { ...tile, name: nameLine({ name: tile.name, variation: findVariation(product) }) }
    })
  }
})

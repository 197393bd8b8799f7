import { useQueries } from '@tanstack/react-query'
import { usePlatform } from '../../../platform/platform-context'
import type { Tile } from '../model/tile'
import { MOST_PRODUCTS, productsByIdsQuery } from './products-by-ids-query'

/** Tiles of any number of products, in the order asked for; unknown ones are left out. Undefined until all are here. */
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
    // What is shown stays while a shorter list is asked for.
    queries: batches.map(batch => ({ ...productsByIdsQuery(platform, batch), keepPreviousData: true }))
  })
  const tiles = results.flatMap(({ data }) => data ?? [])
  const wanted = new Set(ids)
  return {
    data: results.every(({ data }) => data) ? tiles.filter(tile => wanted.has(tile.id)) : undefined,
    failed: results.some(({ error, data }) => Boolean(error) && !data),
    refetch: () => {
      for (const { error, refetch } of results) if (error) void refetch()
    }
  }
}

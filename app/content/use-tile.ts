import { productsByIdsQuery } from '../features/catalogue/api/products-by-ids-query'
import type { Tile } from '../features/catalogue/model/tile'
import type { Platform } from '../platform/platform'
import { usePlatform } from '../platform/platform-context'
import type { QueryObject } from '../platform/query-object'
import { useRead } from '../platform/use-read'

/** The queries of a component about one product; none where the editor chose none. */
export const listTileQueries = (platform: Platform, productId: string | undefined): QueryObject<Tile[]>[] =>
  productId === undefined ? [] : [productsByIdsQuery(platform, [productId])]

/** The product that an editor chose; undefined while there is none to show. */
export function useTile(productId: string | undefined): Tile | undefined {
  const platform = usePlatform()
  return useRead(productsByIdsQuery(platform, productId === undefined ? [] : [productId])).data?.[0]
}

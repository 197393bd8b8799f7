import { useEffect, useState } from 'react'
import type { Tile } from '../../features/catalogue/model/tile'
import { releaseProducts, reserveProducts } from '../../features/recommendations/shown-products'

/**
 * Of the tiles that a row may show those that no other row of the page shows, `limit` at most. Empty until they are
 * reserved.
 */
export function useOwnTiles(tiles: readonly Tile[], limit: number): Tile[] {
  const [own, setOwn] = useState<Tile[]>([])
  const key = tiles.map(({ id }) => id).join(' ')
  useEffect(() => {
    const row = {}
    const ids = tiles.map(({ id }) => id)
    const free = reserveProducts(row, ids, limit)
    setOwn(tiles.filter(({ id }) => free.includes(id)))
    return () => releaseProducts(row)
    // Depends on the key: the tiles may be a new list on each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [key, limit])
  return own
}

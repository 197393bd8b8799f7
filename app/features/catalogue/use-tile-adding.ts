import { useCallback, useEffect, useState } from 'react'
import type { AddToBasket } from '../../platform/add-to-basket'
import { buildTileItem } from './model/purchase-items'
import type { Tile } from './model/tile'

/**
 * Adding from tiles. Undefined until the page is hydrated, so that
 * without scripts there is a link instead.
 */
export function useTileAdding(add: AddToBasket | undefined): {
  onAdd: ((tile: Tile) => void) | undefined
  addingId: string | undefined
} {
  const [isHydrated, setHydrated] = useState(false)
  const [addingId, setAddingId] = useState<string>()
  useEffect(() => setHydrated(true), [])

  const onAdd = useCallback(
    (tile: Tile) => {
      if (!add) return
      setAddingId(tile.id)
      void add([buildTileItem(tile)], {
        isGiftCard: tile.isGiftCard ?? false,
        isVirtual: tile.isVirtual ?? false
      }).finally(() => setAddingId(current => (current === tile.id ? undefined : current)))
    },
    [add]
  )
  return { onAdd: add && isHydrated ? onAdd : undefined, addingId }
}

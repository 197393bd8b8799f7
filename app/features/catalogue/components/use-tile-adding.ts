import { useCallback, useEffect, useState } from 'react'
import type { BasketItemInput } from '../../../platform/scapi/shopper-baskets'
import { buildTileItem } from '../model/purchase-items'
import type { Tile } from '../model/tile'

/** What the basket offers to pages, which hand it on: features do not know each other. */
export type AddToBasket = (
  items: BasketItemInput[],
  context: { isGiftCard: boolean; isVirtual: boolean; isPartial?: boolean }
) => Promise<void>

/**
 * Adding from tiles. Nothing to add with until the page is hydrated, so that
 * without scripts the same place holds a link.
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

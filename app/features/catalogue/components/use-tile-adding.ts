import { useCallback, useEffect, useState } from 'react'
import type { BasketItemInput } from '../../../platform/scapi/shopper-baskets'
import type { Tile } from '../model/tile'

/** What the basket offers to pages, which hand it on: features do not know each other. */
export type AddToBasket = (
  items: BasketItemInput[],
  context: { isGiftCard: boolean; isVirtual: boolean }
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
      const item = { productId: tile.id, quantity: tile.minQuantity ?? 1, price: tile.price }
      void add([item], { isGiftCard: tile.isGiftCard ?? false, isVirtual: tile.isVirtual ?? false }).finally(
        () => setAddingId(current => (current === tile.id ? undefined : current))
      )
    },
    [add]
  )
  return { onAdd: add && isHydrated ? onAdd : undefined, addingId }
}

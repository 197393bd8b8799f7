import type { ReactNode } from 'react'
import type { AddToBasket } from '../../platform/add-to-basket'
import { ProductGrid } from '../../ui/product/product-grid'
import type { Tile } from './model/tile'
import { ProductTileCard } from './product-tile-card'
import { useTileAdding } from './use-tile-adding'
import { useTileLabels } from './tile-labels'

interface ProductTileGridProps {
  tiles: readonly Tile[]
  /** 3 beside a column of filters. */
  columns?: 3 | 4
  label?: string
  /** Given by pages that let tiles add straight to the basket. */
  add?: AddToBasket
  /** How many pictures load at once: those of the first row. */
  priorityCount?: number
  headingLevel?: 2 | 3 | 4
  /** On each picture's upper right: wishlist. */
  corner?: (tile: Tile) => ReactNode
}

/** Products of a list. */
export function ProductTileGrid({
  tiles,
  columns,
  label,
  add,
  priorityCount = 0,
  headingLevel,
  corner
}: ProductTileGridProps) {
  const labels = useTileLabels()
  const { onAdd, addingId } = useTileAdding(add)
  return (
    <ProductGrid columns={columns} label={label}>
      {tiles.map((tile, index) => (
        <ProductTileCard
          key={tile.id}
          tile={tile}
          labels={labels}
          onAdd={onAdd}
          isAdding={tile.id === addingId}
          priority={index < priorityCount}
          headingLevel={headingLevel}
          corner={corner?.(tile)}
        />
      ))}
    </ProductGrid>
  )
}

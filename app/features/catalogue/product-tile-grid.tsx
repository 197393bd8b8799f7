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
  /** After the first four products, as wide as two: so rows of two, three and four stay full. */
  editorial?: ReactNode
}

const BEFORE_EDITORIAL = 4

export function ProductTileGrid({
  tiles,
  columns,
  label,
  add,
  priorityCount = 0,
  headingLevel,
  corner,
  editorial
}: ProductTileGridProps) {
  const labels = useTileLabels()
  const { onAdd, addingId } = useTileAdding(add)
  const cards = tiles.map((tile, index) => (
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
  ))
  return (
    <ProductGrid columns={columns} label={label}>
      {cards.slice(0, BEFORE_EDITORIAL)}
      {editorial}
      {cards.slice(BEFORE_EDITORIAL)}
    </ProductGrid>
  )
}

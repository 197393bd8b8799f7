import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../ui/action/button'
import { DEFAULT_IMAGE } from '../../ui/media/image'
import type { PriceProps } from '../../ui/product/price'
import { ProductTile, type ProductTileProps } from '../../ui/product/product-tile'
import type { Badge, Tile } from './model/tile'
import type { TileLabels } from './tile-labels'

interface ProductTileCardProps {
  tile: Tile
  labels: TileLabels
  /** Adds the tile's product to the basket; without it, tiles only link to their products. */
  onAdd?: (tile: Tile) => void
  isAdding?: boolean
  /** In the first row of a page: its picture loads at once. */
  priority?: boolean
  sizes?: ProductTileProps['sizes']
  widths?: ProductTileProps['widths']
  headingLevel?: 2 | 3 | 4
  /** On the picture's upper right: wishlist. */
  corner?: ReactNode
}

const BADGE_KINDS = {
  new: 'accent',
  sale: 'sale',
  limited: 'plain',
  organic: 'soft'
} as const satisfies Record<Badge, string>

/** The tile of lists, carousels and content components. */
export function ProductTileCard({
  tile,
  labels,
  onAdd,
  isAdding,
  priority,
  sizes,
  widths,
  headingLevel,
  corner
}: ProductTileCardProps) {
  const { to, name, badge, rating, availability } = tile
  const actionLabel = findActionLabel(tile, labels)
  return (
    <ProductTile
      to={to}
      name={name}
      fact={tile.fact}
      imageSrc={tile.image ?? DEFAULT_IMAGE}
      secondImageSrc={tile.secondImage}
      price={buildTilePrice(tile, labels)}
      callout={tile.promotion}
      badge={badge && { text: labels.badges[badge], kind: BADGE_KINDS[badge] }}
      rating={rating && { value: rating.average, label: labels.rating(rating), count: `(${rating.count})` }}
      availability={availability && (availability === 'out_of_stock' ? labels.outOfStock : labels.preOrder)}
      action={
        tile.addable && onAdd ? (
          <Button
            kind="secondary"
            small
            wide
            busy={isAdding}
            onClick={() => onAdd(tile)}
            aria-label={`${labels.add}, ${name}`}
          >
            {labels.add}
          </Button>
        ) : (
          <ButtonLink kind="secondary" small wide to={to} aria-label={`${actionLabel}, ${name}`}>
            {actionLabel}
          </ButtonLink>
        )
      }
      corner={corner}
      priority={priority}
      sizes={sizes}
      widths={widths}
      headingLevel={headingLevel}
    />
  )
}

/** Until scripts run, the add button is a link to the product. */
function findActionLabel(tile: Tile, labels: TileLabels): string {
  if (tile.addable) return labels.add
  return tile.orderable ? labels.choose : labels.view
}

/** A tile's price as `ui/price` shows it; undefined where the product has none here. */
export function buildTilePrice(tile: Tile, labels: TileLabels): PriceProps | undefined {
  const { price, listPrice, lastMonthPrice, basePrice, isFromPrice } = tile
  if (price === undefined) return undefined
  const isReduced = listPrice !== undefined
  return {
    current: labels.price(price),
    from: isFromPrice ? labels.from : undefined,
    list: isReduced ? labels.price(listPrice) : undefined,
    saving: isReduced ? labels.saving({ former: listPrice, price }) : undefined,
    currentLabel: isReduced ? labels.currentPrice : undefined,
    listLabel: isReduced ? labels.listPrice : undefined,
    base: basePrice === undefined ? undefined : labels.basePrice(basePrice),
    lastMonth: lastMonthPrice === undefined ? undefined : labels.lastMonth(labels.price(lastMonthPrice))
  }
}

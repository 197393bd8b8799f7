import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../../ui/button/button'
import { DEFAULT_IMAGE } from '../../../ui/image/image'
import type { PriceProps } from '../../../ui/price/price'
import { ProductTile } from '../../../ui/product-tile/product-tile'
import type { Badge, Tile } from '../model/tile'
import type { TileWords } from './tile-words'

interface ProductTileCardProps {
  tile: Tile
  words: TileWords
  /** Puts the tile's product into the basket; without it, tiles only lead to their products. */
  onAdd?: (tile: Tile) => void
  isAdding?: boolean
  /** In the first row of a page: its picture loads at once. */
  priority?: boolean
  sizes?: string
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

/** A tile of a list, a carousel or a content component: one and the same. */
export function ProductTileCard(props: ProductTileCardProps) {
  const { tile, words, onAdd, isAdding, priority, sizes, headingLevel, corner } = props
  return (
    <ProductTile
      to={tile.to}
      name={tile.name}
      fact={tile.fact}
      imageSrc={tile.image ?? DEFAULT_IMAGE}
      price={buildTilePrice(tile, words)}
      badge={tile.badge && { text: words.badges[tile.badge], kind: BADGE_KINDS[tile.badge] }}
      rating={
        tile.rating && {
          value: tile.rating.average,
          label: words.rating(tile.rating),
          count: `(${tile.rating.count})`
        }
      }
      availability={
        tile.availability && (tile.availability === 'out_of_stock' ? words.outOfStock : words.preOrder)
      }
      action={
        tile.addable && onAdd ? (
          <Button
            kind="secondary"
            small
            wide
            busy={isAdding}
            onClick={() => onAdd(tile)}
            aria-label={`${words.add}: ${tile.name}`}
          >
            {words.add}
          </Button>
        ) : (
          <ButtonLink
            kind="secondary"
            small
            wide
            to={tile.to}
            aria-label={`${findWord(tile, words)}: ${tile.name}`}
          >
            {findWord(tile, words)}
          </ButtonLink>
        )
      }
      corner={corner}
      priority={priority}
      sizes={sizes}
      headingLevel={headingLevel}
    />
  )
}

/** Until scripts run, adding means going to the product. */
function findWord(tile: Tile, words: TileWords): string {
  if (tile.addable) return words.add
  return tile.orderable ? words.choose : words.view
}

/** A tile's price as `ui/price` shows it; undefined where the product has none here. */
export function buildTilePrice(tile: Tile, words: TileWords): PriceProps | undefined {
  const { price, listPrice, lastMonthPrice, basePrice, isFromPrice } = tile
  if (price === undefined) return undefined
  const isReduced = listPrice !== undefined
  return {
    current: words.price(price),
    from: isFromPrice ? words.from : undefined,
    list: isReduced ? words.price(listPrice) : undefined,
    currentLabel: isReduced ? words.currentPrice : undefined,
    listLabel: isReduced ? words.listPrice : undefined,
    base: basePrice === undefined ? undefined : words.basePrice(basePrice),
    lastMonth: lastMonthPrice === undefined ? undefined : words.lastMonth(words.price(lastMonthPrice))
  }
}

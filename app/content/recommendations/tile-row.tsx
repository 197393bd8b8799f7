import { useAddToBasket } from '../../features/basket/use-add-to-basket'
import { ProductTileCard } from '../../features/catalogue/product-tile-card'
import { useTileLabels } from '../../features/catalogue/tile-labels'
import { useTileAdding } from '../../features/catalogue/use-tile-adding'
import type { Tile } from '../../features/catalogue/model/tile'
import { useWishHearts } from '../../features/wishlist/wish-heart'
import { Carousel } from '../../ui/media/carousel'
import { Link } from '../../ui/action/link'
import { tileSizes } from '../../ui/product/product-tile'
import { readNumber, type Attributes } from '../attributes'
import { useCarouselLabels } from '../carousel/carousel-labels'
import type { RowFrame } from './use-row-tracking'

const DEFAULT_TILES = 10
const MOST_TILES = 24

/** How many products a row has, 1 to 24: the most that search returns at once. */
export const readTileLimit = (data: Attributes, fallback = DEFAULT_TILES): number =>
  Math.round(Math.min(Math.max(readNumber(data, 'limit') ?? fallback, 1), MOST_TILES))

interface TileRowProps {
  tiles: readonly Tile[]
  headline?: string
  link?: string
  linkText?: string
  /** Of recommendations: what tracks them. */
  frame?: RowFrame
}

/** A scrollable row of products, with arrows and "x / y"; nothing without products. */
export function TileRow({ tiles, headline, link, linkText, frame }: TileRowProps) {
  const arrows = useCarouselLabels()
  const labels = useTileLabels()
  const { add } = useAddToBasket()
  const { onAdd, addingId } = useTileAdding(add)
  const heart = useWishHearts()
  if (tiles.length === 0) return null
  return (
    <section {...frame} className="section">
      <div className="wrap">
        <Carousel
          {...arrows}
          label={headline ?? linkText ?? tiles[0]?.name ?? ''}
          heading={headline && <h2 className="heading-2">{headline}</h2>}
        >
          {tiles.map(tile => (
            <ProductTileCard
              key={tile.id}
              tile={tile}
              labels={labels}
              onAdd={onAdd}
              isAdding={addingId === tile.id}
              headingLevel={3}
              sizes={tileSizes.row}
              corner={heart(tile)}
            />
          ))}
        </Carousel>
        {link && linkText && (
          <p className="mt-6">
            <Link to={link} className="link inline-block py-2">
              {linkText}
            </Link>
          </p>
        )}
      </div>
    </section>
  )
}

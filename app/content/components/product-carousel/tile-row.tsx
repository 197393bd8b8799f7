import { useAddToBasket } from '../../../features/basket/use-add-to-basket'
import { ProductTileCard } from '../../../features/catalogue/components/product-tile-card'
import { useTileWords } from '../../../features/catalogue/components/tile-words'
import { useTileAdding } from '../../../features/catalogue/components/use-tile-adding'
import type { Tile } from '../../../features/catalogue/model/tile'
import { Carousel } from '../../../ui/carousel/carousel'
import { Link } from '../../../ui/link/link'
import { useCarouselWords } from '../carousel-words'

interface TileRowProps {
  tiles: readonly Tile[]
  headline?: string
  link?: string
  linkText?: string
}

/** Products in a row to look through, with arrows and "x / y"; nothing without products. */
export function TileRow({ tiles, headline, link, linkText }: TileRowProps) {
  const arrows = useCarouselWords()
  const words = useTileWords()
  const { add } = useAddToBasket()
  const { onAdd, addingId } = useTileAdding(add)
  if (tiles.length === 0) return null
  return (
    <section className="section">
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
              words={words}
              onAdd={onAdd}
              isAdding={addingId === tile.id}
              headingLevel={3}
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

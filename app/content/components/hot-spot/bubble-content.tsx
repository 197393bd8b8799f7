import { buildTilePrice } from '../../../features/catalogue/components/product-tile-card'
import { useTileWords } from '../../../features/catalogue/components/tile-words'
import type { Tile } from '../../../features/catalogue/model/tile'
import { Link } from '../../../ui/link/link'
import { Price } from '../../../ui/price/price'
import type { ContentProps } from '../../content-type'
import { useTile } from '../../use-tile'
import type { Bubble } from './read-bubble'

/** What a bubble says: words, and price and address of its product. */
export function BubbleContent({ bubble, tile }: { bubble: Bubble; tile: Tile | undefined }) {
  const words = useTileWords()
  const headline = bubble.headline ?? tile?.name
  const price = tile && buildTilePrice(tile, words)
  return (
    <>
      {headline && <h3 className="heading-4">{headline}</h3>}
      {bubble.text && <p className="text-sm text-muted">{bubble.text}</p>}
      {price && <Price {...price} />}
      {tile && (
        <Link to={tile.to} className="link py-2" aria-label={`${words.view}: ${tile.name}`}>
          {words.view}
        </Link>
      )}
      {bubble.link && (
        <Link to={bubble.link.link} className="link py-2">
          {bubble.link.text}
        </Link>
      )}
    </>
  )
}

/** A bubble that stands outside a canvas: what it says is not lost. */
export function BubbleBlock({ attributes: bubble }: ContentProps<Bubble>) {
  const tile = useTile(bubble.productId)
  if (!bubble.headline && !bubble.text && !tile) return null
  return (
    <div className="wrap py-6">
      <div className="bubble bubble-alone">
        <BubbleContent bubble={bubble} tile={tile} />
      </div>
    </div>
  )
}

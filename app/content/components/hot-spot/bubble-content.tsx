import { buildTilePrice } from '../../../features/catalogue/components/product-tile-card'
import { useTileLabels } from '../../../features/catalogue/components/tile-labels'
import type { Tile } from '../../../features/catalogue/model/tile'
import { Link } from '../../../ui/link/link'
import { Price } from '../../../ui/price/price'
import type { ContentProps } from '../../content-type'
import { useTile } from '../../use-tile'
import type { Bubble } from './read-bubble'

/** The content of a bubble: text, and price and link of its product. */
export function BubbleContent({ bubble, tile }: { bubble: Bubble; tile: Tile | undefined }) {
  const labels = useTileLabels()
  const headline = bubble.headline ?? tile?.name
  const price = tile && buildTilePrice(tile, labels)
  return (
    <>
      {headline && <h3 className="heading-4">{headline}</h3>}
      {bubble.text && <p className="text-sm text-muted">{bubble.text}</p>}
      {price && <Price {...price} />}
      {tile && (
        <Link to={tile.to} className="link py-2" aria-label={`${labels.view}: ${tile.name}`}>
          {labels.view}
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

/** A bubble outside a canvas is rendered as a block, so that its content is not lost. */
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

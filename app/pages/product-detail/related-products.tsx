import { useIntl } from '../../intl/intl'
import { relatedProductsQuery } from '../../features/catalogue/api/related-products-query'
import { useCarouselLabels } from '../../content/carousel/carousel-labels'
import { ProductTileCard } from '../../features/catalogue/product-tile-card'
import { useWishHearts } from '../../features/wishlist/wish-heart'
import { useTileLabels } from '../../features/catalogue/tile-labels'
import { useTileAdding } from '../../features/catalogue/use-tile-adding'
import type { AddToBasket } from '../../platform/add-to-basket'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { Carousel } from '../../ui/media/carousel'
import { tileSizes } from '../../ui/product/product-tile'
import { productPageMessages as messages } from './messages'

interface RelatedProductsProps {
  /** Shelves of what complements the product, the nearest last. */
  shelves: readonly { id: string }[]
  exceptIds: readonly string[]
  add: AddToBasket
}

/** Products that complement the product; empty where there are none or they could not be loaded. */
export function RelatedProducts({ shelves, exceptIds, add }: RelatedProductsProps) {
  const { formatMessage } = useIntl()
  const labels = useTileLabels()
  const { kindLabel } = useCarouselLabels()
  const { onAdd, addingId } = useTileAdding(add)
  const heart = useWishHearts()
  const { data: tiles = [] } = useRead(relatedProductsQuery(usePlatform(), shelves, exceptIds))
  if (tiles.length === 0) return null
  return (
    <div className="section related-products">
      <Carousel
        label={formatMessage(messages.related)}
        kindLabel={kindLabel}
        previousLabel={formatMessage(messages.previous)}
        nextLabel={formatMessage(messages.next)}
        heading={<h2 className="heading-2">{formatMessage(messages.related)}</h2>}
      >
        {tiles.map(tile => (
          <ProductTileCard
            key={tile.id}
            tile={tile}
            labels={labels}
            onAdd={onAdd}
            isAdding={tile.id === addingId}
            sizes={tileSizes.row}
            corner={heart(tile)}
          />
        ))}
      </Carousel>
    </div>
  )
}

import { useIntl } from '../../intl/intl'
import { relatedProductsQuery } from '../../features/catalogue/api/related-products-query'
import { useCarouselLabels } from '../../content/carousel/carousel-labels'
import { ProductTileCard } from '../../features/catalogue/product-tile-card'
import { useWishHearts } from '../../features/wishlist/wish-heart'
import { useTileLabels } from '../../features/catalogue/tile-labels'
import { useTileAdding } from '../../features/catalogue/use-tile-adding'
import type { CategoryReference } from '../../features/catalogue/model/product'
import type { AddToBasket } from '../../platform/add-to-basket'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { paths } from '../../visit/addresses/paths'
import { Carousel } from '../../ui/media/carousel'
import { Link } from '../../ui/action/link'
import { tileSizes } from '../../ui/product/product-tile'
import { productPageMessages as messages } from './messages'

interface RelatedProductsProps {
  /** The categories from the top down to the product's own; at least one. */
  categories: readonly CategoryReference[]
  exceptIds: readonly string[]
  add: AddToBasket
}

/** Other products of the category; nothing where it has none or could not be loaded. */
export function RelatedProducts({ categories, exceptIds, add }: RelatedProductsProps) {
  const { formatMessage } = useIntl()
  const labels = useTileLabels()
  const { kindLabel } = useCarouselLabels()
  const { onAdd, addingId } = useTileAdding(add)
  const heart = useWishHearts()
  const { data: tiles = [] } = useRead(relatedProductsQuery(usePlatform(), categories, exceptIds))
  const category = categories.at(-1)
  if (tiles.length === 0 || !category) return null
  return (
    <div className="section related-products">
      <Carousel
        label={formatMessage(messages.related)}
        kindLabel={kindLabel}
        previousLabel={formatMessage(messages.previous)}
        nextLabel={formatMessage(messages.next)}
        heading={
          <div className="flex flex-wrap items-baseline gap-x-6">
            <h2 className="heading-2">{formatMessage(messages.related)}</h2>
            <Link to={paths.category(category.id)} className="link text-sm">
              {formatMessage(messages.allOf, { category: category.name })}
            </Link>
          </div>
        }
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

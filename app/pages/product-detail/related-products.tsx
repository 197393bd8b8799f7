import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { relatedProductsQuery } from '../../features/catalogue/api/related-products-query'
import { useCarouselWords } from '../../content/components/carousel-words'
import { ProductTileCard } from '../../features/catalogue/components/product-tile-card'
import { useTileWords } from '../../features/catalogue/components/tile-words'
import { useTileAdding } from '../../features/catalogue/components/use-tile-adding'
import type { CategoryReference } from '../../features/catalogue/model/product'
import type { AddToBasket } from '../../platform/add-to-basket'
import { usePlatform } from '../../platform/platform-context'
import { paths } from '../../addresses/paths'
import { Carousel } from '../../ui/carousel/carousel'
import { Link } from '../../ui/link/link'
import { productPageMessages as messages } from './messages'

interface RelatedProductsProps {
  /** From the top category down to the product's own; at least one. */
  categories: readonly CategoryReference[]
  exceptIds: readonly string[]
  add: AddToBasket
}

/** Other products of the category; nothing where it has none or could not be read. */
export function RelatedProducts({ categories, exceptIds, add }: RelatedProductsProps) {
  const { formatMessage } = useIntl()
  const words = useTileWords()
  const { kindLabel } = useCarouselWords()
  const { onAdd, addingId } = useTileAdding(add)
  const { data: tiles = [] } = useQuery(relatedProductsQuery(usePlatform(), categories, exceptIds))
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
            words={words}
            onAdd={onAdd}
            isAdding={tile.id === addingId}
          />
        ))}
      </Carousel>
    </div>
  )
}

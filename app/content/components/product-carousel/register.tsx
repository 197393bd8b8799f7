import { useQuery } from '@tanstack/react-query'
import { categoryTilesQuery } from '../../../features/catalogue/api/category-tiles-query'
import { productsByIdsQuery } from '../../../features/catalogue/api/products-by-ids-query'
import { useAddToBasket } from '../../../features/basket/use-add-to-basket'
import { ProductTileCard } from '../../../features/catalogue/components/product-tile-card'
import { useTileWords } from '../../../features/catalogue/components/tile-words'
import { useTileAdding } from '../../../features/catalogue/components/use-tile-adding'
import type { Tile } from '../../../features/catalogue/model/tile'
import type { Platform } from '../../../platform/platform'
import { usePlatform } from '../../../platform/platform-context'
import type { QueryObject } from '../../../platform/query-object'
import { Carousel } from '../../../ui/carousel/carousel'
import { Link } from '../../../ui/link/link'
import { readNumber, readText, readTexts } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { useCarouselWords } from '../carousel-words'

const DEFAULT_TILES = 10
const MOST_TILES = 24

interface ProductCarouselProps {
  headline?: string
  source: { productIds: string[] } | { categoryId: string; limit: number }
  link?: string
  linkText?: string
}

const readTiles = ({ source }: ProductCarouselProps, platform: Platform): QueryObject<Tile[]> =>
  'productIds' in source
    ? productsByIdsQuery(platform, source.productIds)
    : categoryTilesQuery(platform, source.categoryId, source.limit)

function ProductCarousel({ attributes }: ContentProps<ProductCarouselProps>) {
  const { headline, link, linkText } = attributes
  const arrows = useCarouselWords()
  const words = useTileWords()
  const { add } = useAddToBasket()
  const { onAdd, addingId } = useTileAdding(add)
  const { data: tiles = [] } = useQuery(readTiles(attributes, usePlatform()))
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

export const productCarouselType = defineContentType<ProductCarouselProps>({
  typeIds: ['productCarousel', 'einsteinRecommendations', 'customRecommendation'],
  parse: data => {
    const productIds = readTexts(data, 'productIds')
    const categoryId = readText(data, 'categoryId')
    if (productIds.length === 0 && !categoryId) return undefined
    const limit = Math.min(Math.max(readNumber(data, 'limit') ?? DEFAULT_TILES, 1), MOST_TILES)
    return {
      headline: readText(data, 'headline'),
      source: categoryId && productIds.length === 0 ? { categoryId, limit } : { productIds },
      link: readText(data, 'link'),
      linkText: readText(data, 'linkText')
    }
  },
  Component: ProductCarousel,
  queries: (attributes, platform) => [readTiles(attributes, platform)]
})

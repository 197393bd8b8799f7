import { categoryTilesQuery } from '../../../features/catalogue/api/category-tiles-query'
import { productsByIdsQuery } from '../../../features/catalogue/api/products-by-ids-query'
import type { Tile } from '../../../features/catalogue/model/tile'
import type { Platform } from '../../../platform/platform'
import { usePlatform } from '../../../platform/platform-context'
import type { QueryObject } from '../../../platform/query-object'
import { useRead } from '../../../platform/use-read'
import { readText, readTexts } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { readTileLimit, TileRow } from '../../recommendations/tile-row'

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
  const { data: tiles = [] } = useRead(readTiles(attributes, usePlatform()))
  return <TileRow {...{ headline, link, linkText, tiles }} />
}

export const productCarouselType = defineContentType<ProductCarouselProps>({
  typeIds: ['productCarousel'],
  parse: data => {
    const productIds = readTexts(data, 'productIds')
    const categoryId = readText(data, 'categoryId')
    if (productIds.length === 0 && !categoryId) return undefined
    return {
      headline: readText(data, 'headline'),
      source:
        categoryId && productIds.length === 0 ? { categoryId, limit: readTileLimit(data) } : { productIds },
      link: readText(data, 'link'),
      linkText: readText(data, 'linkText')
    }
  },
  Component: ProductCarousel,
  queries: (attributes, platform) => [readTiles(attributes, platform)]
})

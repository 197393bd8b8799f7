import { useQuery } from '@tanstack/react-query'
import { productsByIdsQuery } from '../../../features/catalogue/api/products-by-ids-query'
import { ProductTileCard } from '../../../features/catalogue/components/product-tile-card'
import { usePlatform } from '../../../platform/platform-context'
import { readText } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

interface ProductTileProps {
  productId: string
}

function ProductTileBlock({ attributes: { productId } }: ContentProps<ProductTileProps>) {
  const { data: [tile] = [] } = useQuery(productsByIdsQuery(usePlatform(), [productId]))
  return tile ? <ProductTileCard tile={tile} headingLevel={3} /> : null
}

export const productTileType = defineContentType<ProductTileProps>({
  typeIds: ['productTile'],
  parse: data => {
    const productId = readText(data, 'productId')
    return productId === undefined ? undefined : { productId }
  },
  Component: ProductTileBlock,
  queries: ({ productId }, platform) => [productsByIdsQuery(platform, [productId])]
})

import { productsByIdsQuery } from '../../../features/catalogue/api/products-by-ids-query'
import { useAddToBasket } from '../../../features/basket/use-add-to-basket'
import { ProductTileCard } from '../../../features/catalogue/product-tile-card'
import { useWishHearts } from '../../../features/wishlist/wish-heart'
import { useTileLabels } from '../../../features/catalogue/tile-labels'
import { useTileAdding } from '../../../features/catalogue/use-tile-adding'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { readText } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

interface ProductTileProps {
  productId: string
}

/** Alone, or in a grid of two or three columns that it does not know of: the wider ones, so that none is blurred. */
const SIZES = '(min-width: 80rem) 628px, (min-width: 48rem) 50vw, calc(100vw - 32px)'

function ProductTileBlock({ attributes: { productId } }: ContentProps<ProductTileProps>) {
  const { data: [tile] = [] } = useRead(productsByIdsQuery(usePlatform(), [productId]))
  const labels = useTileLabels()
  const { add } = useAddToBasket()
  const { onAdd, addingId } = useTileAdding(add)
  const heart = useWishHearts()
  if (!tile) return null
  return (
    <ProductTileCard
      tile={tile}
      labels={labels}
      onAdd={onAdd}
      isAdding={addingId === tile.id}
      headingLevel={3}
      widths="half"
      sizes={SIZES}
      corner={heart(tile)}
    />
  )
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

import { productQuery } from '../../../features/catalogue/api/product-query'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { readText } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { ProductDetailsView } from './product-details-view'

interface ProductDetailsProps {
  productId: string
  headline?: string
}

function ProductDetails({ attributes: { productId, headline } }: ContentProps<ProductDetailsProps>) {
  const { data: product } = useRead(productQuery(usePlatform(), productId))
  return product ? <ProductDetailsView product={product} headline={headline} /> : null
}

export const productDetailsType = defineContentType<ProductDetailsProps>({
  typeIds: ['productDetails'],
  parse: data => {
    const productId = readText(data, 'productId')
    return productId === undefined ? undefined : { productId, headline: readText(data, 'headline') }
  },
  Component: ProductDetails,
  queries: ({ productId }, platform) => [productQuery(platform, productId)]
})

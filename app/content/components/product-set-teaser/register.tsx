import { productQuery } from '../../../features/catalogue/api/product-query'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import type { Ground } from '../../../ui/ground'
import { readText } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { readGround } from '../../grounds'
import { SetTeaser } from './set-teaser'

interface ProductSetTeaserProps {
  productId: string
  headline?: string
  text?: string
  ground: Ground
}

function ProductSetTeaser({ attributes: { productId, ...words } }: ContentProps<ProductSetTeaserProps>) {
  const { data: product } = useRead(productQuery(usePlatform(), productId))
  return product ? <SetTeaser set={product} {...words} /> : null
}

export const productSetTeaserType = defineContentType<ProductSetTeaserProps>({
  typeIds: ['productSetTeaser'],
  parse: data => {
    const productId = readText(data, 'productId')
    return productId === undefined
      ? undefined
      : {
          productId,
          headline: readText(data, 'headline'),
          text: readText(data, 'text'),
          ground: readGround(data, 'theme') ?? 'tint'
        }
  },
  Component: ProductSetTeaser,
  queries: ({ productId }, platform) => [productQuery(platform, productId)]
})

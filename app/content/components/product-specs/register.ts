import { productQuery } from '../../../features/catalogue/api/product-query'
import { defineContentType } from '../../content-type'
import { ProductSpecs } from './product-specs'
import { readProductSpecs, type ProductSpecsProps } from './read-product-specs'

export const productSpecsType = defineContentType<ProductSpecsProps>({
  typeIds: ['productSpecs'],
  parse: readProductSpecs,
  Component: ProductSpecs,
  queries: ({ productId }, platform) => (productId === undefined ? [] : [productQuery(platform, productId)])
})

import { productQuery } from '../../../features/catalogue/api/product-query'
import { readText, type Attributes } from '../../attributes'
import { defineContentType } from '../../content-type'
import { ProductSpecs } from './product-specs'
import { readSpecs, type Specs } from './read-specs'

export interface ProductSpecsProps {
  headline?: string
  /** The product whose details are shown; the editor's own win. */
  productId?: string
  specs: Specs
}

export const productSpecsType = defineContentType<ProductSpecsProps>({
  typeIds: ['productSpecs'],
  parse: data => {
    const specs = { ...readSpecs(data), ...readSpecs((data.specs ?? {}) as Attributes) }
    const productId = readText(data, 'productId')
    if (productId === undefined && Object.keys(specs).length === 0) return undefined
    return { headline: readText(data, 'headline'), productId, specs }
  },
  Component: ProductSpecs,
  queries: ({ productId }, platform) => (productId === undefined ? [] : [productQuery(platform, productId)])
})

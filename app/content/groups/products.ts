import { productDetailsType } from '../components/goods/product-details'
import { productSetTeaserType } from '../components/goods/product-set-teaser'

/** One product in detail. */
export const contentTypes = [productDetailsType, productSetTeaserType]

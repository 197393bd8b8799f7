import { productDetailsType } from '../components/product-details/register'
import { productSetTeaserType } from '../components/product-set-teaser/register'

/** One product in detail. */
export const contentTypes = [productDetailsType, productSetTeaserType]

import { productDetailsType } from '../components/product-details/register'
import { productSetTeaserType } from '../components/product-set-teaser/register'

/** One product at length. */
export const contentTypes = [productDetailsType, productSetTeaserType]

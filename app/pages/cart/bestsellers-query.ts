import { relatedProductsQuery } from '../../features/catalogue/api/related-products-query'
import type { Platform } from '../../platform/platform'
import { ROOT_CATEGORY_ID } from '../../visit/addresses/paths'

const SHELVES = [{ id: ROOT_CATEGORY_ID }]
const NONE: string[] = []

/** What sells best in the whole shop. */
export const bestsellersQuery = (platform: Platform) => relatedProductsQuery(platform, SHELVES, NONE)

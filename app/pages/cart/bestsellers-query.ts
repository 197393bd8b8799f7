import { relatedProductsQuery } from '../../features/catalogue/api/related-products-query'
import type { Platform } from '../../platform/platform'

/** The platform's top category. */
const SHELVES = [{ id: 'root' }]
const NONE: string[] = []

/** What sells best in the whole shop. */
export const bestsellersQuery = (platform: Platform) => relatedProductsQuery(platform, SHELVES, NONE)

import type { ShopperSearchTypes } from 'commerce-sdk-isomorphic'
import { controllerFamily } from './controller-family'
import { withLocale } from './with-locale'

/** A content page found for a query. */
interface FoundContent {
  id: string
  title: string
  url: string
  description?: string
}

interface SiteSuggestions {
  productSuggestions?: ShopperSearchTypes.ProductSuggestions
  categorySuggestions?: ShopperSearchTypes.CategorySuggestions
  contentSuggestions?: { contents?: FoundContent[] }
}

/** Searches that find content pages as well as products (requirement 3.7.3); both are public. */
interface SiteSearchControllers {
  getSuggestions(parameters: { q: string; count?: number; signal?: AbortSignal }): Promise<SiteSuggestions>
  searchContent(parameters: {
    q: string
    start?: number
    count?: number
    signal?: AbortSignal
  }): Promise<{ hits: FoundContent[]; total: number; start: number; count: number }>
}

export const siteSearchControllers = withLocale(
  controllerFamily<SiteSearchControllers>({
    getSuggestions: 'GET /OcapiSearch-Suggestions?q',
    searchContent: 'GET /OcapiSearch-Content?q'
  })
)

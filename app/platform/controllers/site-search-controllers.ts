import { controllerFamily, withLocale } from './controller-family'

/** A content page found for a query. */
interface FoundContent {
  id: string
  title: string
  url: string
  description?: string
}

/** Suggestions for a query (requirement 5.1). */
interface FoundSuggestion {
  id: string
  name: string
  /** Of the shop before this one; `headlessUrl` is the path in this one. */
  url?: string
  headlessUrl?: string
  imageUrl?: string
  /** Name of the category that it belongs to. */
  category?: string
  /** False = not for this shop. */
  c_showSuggestionHeadless?: boolean
  /** Whole currency units; of products only. */
  price?: number
}

export interface SiteSuggestions {
  productSuggestions?: FoundSuggestion[]
  categorySuggestions?: FoundSuggestion[]
  contentSuggestions?: FoundSuggestion[]
}

/** Searches that find content pages as well as products (requirement 13.1); both are public. */
export interface SiteSearchControllers {
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

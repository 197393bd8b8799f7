import type { ShopperSearchTypes } from 'commerce-sdk-isomorphic'
import { flag, id, later, listOf, number, shape, text, type Reader } from '../http/read-answer'
import { sellable } from './read-product'
import { scapiFamily } from './scapi-family'

export type PlatformSearchResult = ShopperSearchTypes.ProductSearchResult
export type PlatformSearchHit = ShopperSearchTypes.ProductSearchHit
export type PlatformSuggestions = ShopperSearchTypes.SuggestionResult

export interface ProductSearchParameters {
  q?: string
  /** e.g. "cgid=green-tea", "price=(20..50)", "c_teaType=green|black" */
  refine?: string[]
  sort?: string
  offset?: number
  limit?: number
  /** The parts of a hit to return, e.g. images, prices; all by default. A hit has one picture. */
  expand?: string[]
  /** With picture groups, of the view types in `imgTypes`. */
  allImages?: boolean
  imgTypes?: string
  signal?: AbortSignal
}

/** Shopper Search; the defaults limit 25, offset 0, sort best-matches come from the caller's model (requirement 4.1). */
export interface ShopperSearch {
  productSearch(parameters: ProductSearchParameters): Promise<PlatformSearchResult>
  getSearchSuggestions(parameters: {
    q: string
    limit?: number
    signal?: AbortSignal
  }): Promise<PlatformSuggestions>
}

const picture = shape({}, { link: id, disBaseLink: id, alt: text })

const hit = shape(
  { productId: id },
  {
    productName: text,
    hitType: text,
    image: picture,
    orderable: flag,
    ...sellable
  }
)

/** Values of a filter are nested where they are categories. */
const filterValue: Reader = later(() =>
  shape({ value: text, hitCount: number }, { label: text, values: listOf(filterValue) })
)

const searchResult = shape(
  {},
  {
    hits: listOf(hit),
    total: number,
    limit: number,
    offset: number,
    refinements: listOf(shape({ attributeId: id }, { label: text, values: listOf(filterValue) })),
    searchPhraseSuggestions: shape(
      {},
      { suggestedPhrases: listOf(shape({ phrase: id }, { exactMatch: flag })) }
    ),
    sortingOptions: listOf(shape({ id }, { label: text })),
    selectedSortingOption: text
  }
)

const suggestions = (name: string) => shape({}, { [name]: listOf(shape({}, { image: picture })) })

const suggestionResult = shape(
  {},
  {
    productSuggestions: suggestions('products'),
    categorySuggestions: suggestions('categories'),
    contentSuggestions: suggestions('contents')
  }
)

export const shopperSearch = scapiFamily<ShopperSearch>(
  'search/shopper-search/v1',
  { productSearch: 'GET /product-search', getSearchSuggestions: 'GET /search-suggestions?q' },
  { answers: { productSearch: searchResult, getSearchSuggestions: suggestionResult } }
)

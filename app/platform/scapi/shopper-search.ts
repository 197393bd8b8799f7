import type { ShopperSearchTypes } from 'commerce-sdk-isomorphic'
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
  /** Parts of a hit that are wanted, e.g. images, prices; all when absent. A hit has one picture. */
  expand?: string[]
  signal?: AbortSignal
}

/** Shopper Search; the defaults limit 25, offset 0, sort best-matches come from the caller's model (spec 3 section 9). */
export interface ShopperSearch {
  productSearch(parameters: ProductSearchParameters): Promise<PlatformSearchResult>
  getSearchSuggestions(parameters: {
    q: string
    limit?: number
    signal?: AbortSignal
  }): Promise<PlatformSuggestions>
}

export const shopperSearch = scapiFamily<ShopperSearch>('search/shopper-search/v1', {
  productSearch: 'GET /product-search',
  getSearchSuggestions: 'GET /search-suggestions?q'
})

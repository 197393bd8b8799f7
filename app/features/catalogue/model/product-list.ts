import type { PlatformSearchResult } from '../../../platform/scapi/shopper-search'
import { mapHitToTile } from './map-tile'
import type { Tile } from './tile'

/** One page of a list and what it can be narrowed down by. */
export interface ProductList {
  tiles: Tile[]
  total: number
  filters: FilterGroup[]
  /** A closer spelling of the phrase that was searched for. */
  suggestion?: string
}

export interface FilterGroup {
  attributeId: string
  label: string
  values: FilterValue[]
}

export interface FilterValue {
  value: string
  label: string
  hits: number
  /** Categories below a category. */
  children?: FilterValue[]
}

type PlatformValue = NonNullable<NonNullable<PlatformSearchResult['refinements']>[number]['values']>[number]

/** Maps a search answer; groups without values are left out. */
export function mapProductList(result: PlatformSearchResult): ProductList {
  const suggestion = result.searchPhraseSuggestions?.suggestedPhrases?.find(phrase => !phrase.exactMatch)?.phrase
  return {
    tiles: (result.hits ?? []).map(mapHitToTile),
    total: result.total ?? 0,
    filters: (result.refinements ?? []).flatMap(({ attributeId, label, values }) =>
      values?.length ? [{ attributeId, label: label ?? attributeId, values: values.map(mapValue) }] : []
    ),
    ...(suggestion ? { suggestion } : {})
  }
}

function mapValue({ value, label, hitCount, values }: PlatformValue): FilterValue {
  return { value, label, hits: hitCount, ...(values?.length ? { children: values.map(mapValue) } : {}) }
}

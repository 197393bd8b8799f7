import type { PlatformSearchResult } from '../../../platform/scapi/shopper-search'
import { mapHitToTile } from './map-tile'
import type { Tile } from './tile'

/** One page of a list with its refinements. */
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

/** Maps a search result; groups without values are left out. */
export function mapProductList(result: PlatformSearchResult): ProductList {
  const suggestion = result.searchPhraseSuggestions?.suggestedPhrases?.find(
    phrase => !phrase.exactMatch
  )?.phrase
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
  return {
    value,
    label: label ?? value,
    hits: hitCount,
    ...(values?.length ? { children: values.map(mapValue) } : {})
  }
}

/** The name of a value as the platform gives it; undefined where it no longer counts any product. */
export function findFilterLabel(
  groups: readonly FilterGroup[],
  attributeId: string,
  value: string
): string | undefined {
  const search = (values: readonly FilterValue[]): string | undefined => {
    for (const entry of values) {
      const label = entry.value === value ? entry.label : entry.children && search(entry.children)
      if (label !== undefined) return label
    }
    return undefined
  }
  return search(groups.find(group => group.attributeId === attributeId)?.values ?? [])
}

/** Reads "(20..50)" or "(20..)" in whole currency units. */
export function readPriceRange(value: string): { from: number; to?: number } | undefined {
  const [, from, to] = /^\(([\d.]+?)\.\.([\d.]*)\)$/.exec(value) ?? []
  if (from === undefined) return undefined
  return { from: Number(from), ...(to ? { to: Number(to) } : {}) }
}

/** One attribute that a list is filtered by, e.g. c_teaType with green and black. */
export interface Refinement {
  attributeId: string
  /** Sorted, no repetitions, never empty. */
  values: string[]
}

export const SORT_OPTIONS = [
  'best-matches',
  'price-low-to-high',
  'price-high-to-low',
  'product-name-ascending',
  'product-name-descending',
  'brand',
  'most-popular',
  'top-sellers'
] as const

export type SortOption = (typeof SORT_OPTIONS)[number]

export const PAGE_SIZES = [25, 50, 100] as const

export type PageSize = (typeof PAGE_SIZES)[number]

/** The parameters of a list in its address (requirement 4.1). */
export interface ListParameters {
  /** Sorted by attribute. */
  refinements: Refinement[]
  sort: SortOption
  limit: PageSize
  /** A multiple of `limit`. */
  offset: number
}

const DEFAULT_SORT: SortOption = 'best-matches'
const DEFAULT_LIMIT: PageSize = 25

/** Limits of an address's parameters; the platform's own search ends at 10,000 results. */
const MOST_REFINEMENTS = 20
const MOST_VALUES = 30
const LONGEST_VALUE = 100
const LAST_RESULT = 10_000

const ATTRIBUTE_ID = /^[a-z][a-z0-9_]{0,59}$/i
const PRICE_RANGE = /^\(\d{1,7}(?:\.\d{1,2})?\.\.(?:\d{1,7}(?:\.\d{1,2})?)?\)$/

/**
 * Reads a list's parameters from a query string. What is malformed, unknown or
 * repeated falls back to the default or is left out, so the result can always
 * be requested; other parameters are ignored.
 */
export function parseListParameters(search: URLSearchParams | string): ListParameters {
  const query = typeof search === 'string' ? new URLSearchParams(search) : search
  const limit = PAGE_SIZES.find(size => String(size) === query.get('limit')) ?? DEFAULT_LIMIT
  return {
    refinements: parseRefinements(query.getAll('refine')),
    sort: SORT_OPTIONS.find(option => option === query.get('sort')) ?? DEFAULT_SORT,
    limit,
    offset: parseOffset(query.get('offset'), limit)
  }
}

function parseOffset(text: string | null, limit: number): number {
  if (!text || !/^\d{1,5}$/.test(text)) return 0
  const offset = Math.floor(Number(text) / limit) * limit
  return offset + limit <= LAST_RESULT ? offset : 0
}

/** "c_teaType=green|black" entries; those of one attribute are joined. */
function parseRefinements(entries: string[]): Refinement[] {
  const found = new Map<string, Set<string>>()
  for (const entry of entries) {
    const separator = entry.indexOf('=')
    const attributeId = entry.slice(0, Math.max(0, separator))
    if (!ATTRIBUTE_ID.test(attributeId)) continue
    if (!found.has(attributeId) && found.size >= MOST_REFINEMENTS) continue
    const values = found.get(attributeId) ?? new Set<string>()
    for (const value of entry.slice(separator + 1).split('|')) {
      const trimmed = value.trim()
      if (values.size < MOST_VALUES && isUsable(attributeId, trimmed)) values.add(trimmed)
    }
    if (values.size > 0) found.set(attributeId, values)
  }
  return sortRefinements(
    [...found].map(([attributeId, values]) => ({
      attributeId,
      values: keepChoosable(attributeId, [...values])
    }))
  )
}

// eslint-disable-next-line no-control-regex -- control characters are what must not pass
const UNUSABLE = /[\u0000-\u001f\u007f]/

function isUsable(attributeId: string, value: string): boolean {
  if (value === '' || value.length > LONGEST_VALUE || UNUSABLE.test(value)) return false
  return attributeId !== 'price' || PRICE_RANGE.test(value)
}

/** The platform's attribute of the inventory lists of stores. */
export const STORE_LISTS = 'ilids'

/** Of price bands and categories only one can be chosen. */
export const isSingleChoice = (attributeId: string): boolean =>
  attributeId === 'price' || attributeId === 'cgid' || attributeId === STORE_LISTS

const keepChoosable = (attributeId: string, values: string[]) =>
  isSingleChoice(attributeId) ? values.slice(0, 1) : values.sort()

const sortRefinements = (refinements: Refinement[]) =>
  refinements.sort((a, b) => (a.attributeId < b.attributeId ? -1 : 1))

/**
 * Serializes parameters in canonical order; defaults are omitted.
 * Returns "" or a text starting with "?". `keep` comes first, e.g. a search phrase.
 */
export function serializeListParameters(
  parameters: ListParameters,
  keep: Record<string, string> = {}
): string {
  const query = new URLSearchParams(listPairs(parameters, keep)).toString()
  return query ? `?${query}` : ''
}

/** The same as name and value pairs, for the hidden fields of a form. */
export function listPairs(parameters: ListParameters, keep: Record<string, string> = {}): [string, string][] {
  const { refinements, sort, limit, offset } = parameters
  const pairs: [string, string][] = [
    ...Object.entries(keep),
    ...refinements.map(({ attributeId, values }): [string, string] => [
      'refine',
      `${attributeId}=${values.join('|')}`
    ])
  ]
  if (sort !== DEFAULT_SORT) pairs.push(['sort', sort])
  if (limit !== DEFAULT_LIMIT) pairs.push(['limit', String(limit)])
  if (offset > 0) pairs.push(['offset', String(offset)])
  return pairs
}

/** Whether a value is chosen. */
export function isChosen({ refinements }: ListParameters, attributeId: string, value: string): boolean {
  return refinements.some(entry => entry.attributeId === attributeId && entry.values.includes(value))
}

/** The parameters with one value added or, if it was chosen, removed; back on the first page. */
export function toggleRefinement(
  parameters: ListParameters,
  attributeId: string,
  value: string
): ListParameters {
  const others = parameters.refinements.filter(entry => entry.attributeId !== attributeId)
  const values = parameters.refinements.find(entry => entry.attributeId === attributeId)?.values ?? []
  const toggled = values.includes(value)
    ? values.filter(entry => entry !== value)
    : isSingleChoice(attributeId)
      ? [value]
      : [...values, value].sort()
  const refinements = toggled.length > 0 ? [...others, { attributeId, values: toggled }] : others
  return { ...parameters, refinements: sortRefinements(refinements), offset: 0 }
}

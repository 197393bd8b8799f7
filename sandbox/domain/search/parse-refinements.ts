/** One `refine` of a product search, taken apart. */
export type Refinement =
  | { attributeId: 'price'; from: number; to: number }
  | { attributeId: 'cgid' | 'htype' | 'pmid' | 'orderable_only' | 'ilids'; values: string[] }
  | { attributeId: 'facet'; facetId: string; values: string[] }

const SPECIAL_IDS = ['cgid', 'htype', 'pmid', 'orderable_only', 'ilids'] as const
const isSpecial = (id: string): id is (typeof SPECIAL_IDS)[number] =>
  (SPECIAL_IDS as readonly string[]).includes(id)

/** Reads "(20..50)", "(..50)" or "(20..)" in whole currency units; returns cents, the upper end not included. */
function parsePriceRange(value: string): { from: number; to: number } | undefined {
  const match = /^\(?(\d{0,9}(?:\.\d{1,2})?)\.\.(\d{0,9}(?:\.\d{1,2})?)\)?$/.exec(value.trim())
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const toCents = (text: string | undefined, open: number) => (text ? Math.round(Number(text) * 100) : open)
  return { from: toCents(match[1], 0), to: toCents(match[2], Infinity) }
}

/**
 * Reads the `refine` parameters ("cgid=tee", "price=(20..50)", "c_teaType=green|black").
 * Malformed ones are left out, as the platform leaves out attributes that it does not refine by.
 */
export function parseRefinements(parameters: string[]): Refinement[] {
  return parameters.flatMap((parameter): Refinement[] => {
    const separator = parameter.indexOf('=')
    if (separator < 1) return []
    const id = parameter.slice(0, separator).trim()
    const value = parameter.slice(separator + 1).trim()
    if (value === '') return []
    if (id === 'price') {
      const range = parsePriceRange(value)
      return range ? [{ attributeId: 'price', ...range }] : []
    }
    const values = value.split('|').filter(Boolean)
    if (values.length === 0) return []
    return [isSpecial(id) ? { attributeId: id, values } : { attributeId: 'facet', facetId: id, values }]
  })
}

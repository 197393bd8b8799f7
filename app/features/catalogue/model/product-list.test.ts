import { findFilterLabel, mapProductList, readPriceRange } from './product-list'

const found = {
  limit: 25,
  offset: 0,
  total: 0,
  query: 'xyzzy',
  refinements: [],
  searchPhraseSuggestions: { suggestedPhrases: [], suggestedTerms: [] },
  sortingOptions: []
}

it.each([
  ['no hits at all', found],
  ['an empty list of them', { ...found, hits: [] }]
])('is empty for a search that answers %s', (_what, result) => {
  expect(mapProductList(result as never)).toEqual({ tiles: [], total: 0, filters: [] })
})

it('finds the label of a value below another one', () => {
  const values = [
    { value: 'tea', label: 'Tea', hits: 3, children: [{ value: 'green', label: 'Green', hits: 1 }] }
  ]
  const groups = [{ attributeId: 'cgid', label: 'Category', values }]
  expect(findFilterLabel(groups, 'cgid', 'green')).toBe('Green')
  expect(findFilterLabel(groups, 'cgid', 'black')).toBeUndefined()
})

it.each([
  ['(20..50)', { from: 20, to: 50 }],
  ['(20..)', { from: 20 }],
  ['20', undefined]
])('reads the price range %s', (text, range) => {
  expect(readPriceRange(text)).toEqual(range)
})

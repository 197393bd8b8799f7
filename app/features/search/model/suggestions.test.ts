import { mapSuggestions } from './map-suggestions'
import { readPhrase } from './suggestions'

const product = (fields: object) => ({
  productId: '100000000000000101',
  productName: 'Sencha',
  currency: 'EUR',
  price: 4.9,
  ...fields
})

describe('a phrase', () => {
  it.each([
    ['', undefined],
    ['te', undefined],
    ['  te  ', undefined],
    ['tee', 'tee'],
    ['  grüner \n  tee ', 'grüner tee']
  ])('of %j is searched for as %j', (text, expected) => {
    expect(readPhrase(text)).toBe(expected)
  })
})

describe('suggestions', () => {
  it('lead to the product’s own address, or to a built one where that is of another product', () => {
    const products = [
      product({ c_slugUrl: '/tee/gruener-tee/sencha-100000000000000101' }),
      product({ c_slugUrl: '/tee/gruener-tee/bancha-100000000000000999' }),
      product({ c_slugUrl: 'javascript:alert(1)' })
    ]
    const answer = { searchPhrase: 'sen', productSuggestions: { products, suggestedTerms: [] } }
    expect(mapSuggestions(answer as never).products.map(({ to }) => to)).toEqual([
      '/tee/gruener-tee/sencha-100000000000000101',
      '/p/sencha-100000000000000101',
      '/p/sencha-100000000000000101'
    ])
  })

  it('are at most three of each type', () => {
    const categories = Array.from({ length: 8 }, (_, index) => ({
      id: `c${index}`,
      name: `Category ${index}`
    }))
    const answer = { searchPhrase: 'cat', categorySuggestions: { categories, suggestedTerms: [] } }
    expect(mapSuggestions(answer as never).categories).toHaveLength(3)
  })

  it('leave out what is hidden from this shop or has no name', () => {
    const contents = [
      { id: 'a', name: 'A', headlessUrl: '/service' },
      { id: 'b', name: 'B', c_showSuggestionHeadless: false },
      { id: 'c' },
      { id: 'd', name: 'D' }
    ]
    const answer = { searchPhrase: 'x', contentSuggestions: { contents, suggestedTerms: [] } }
    expect(mapSuggestions(answer as never).pages.map(({ to }) => to)).toEqual(['/service', '/d'])
  })

  it('are none where the answer holds none', () => {
    expect(mapSuggestions({} as never)).toEqual({ products: [], categories: [], pages: [] })
  })
})

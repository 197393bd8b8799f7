import { mapSuggestions } from './map-suggestions'
import { readPhrase } from './suggestions'

const ID = '100000000000000101'

describe('a phrase', () => {
  it.each([
    ['', undefined],
    ['te', undefined],
    ['  te  ', undefined],
    ['tee', 'tee'],
    ['  grüner \n  tee ', 'grüner tee'],
    ['ｓｅｎｃｈａ　ｔｅａ', 'sencha tea'],
    ['ｔｅ', undefined]
  ])('of %j is searched for as %j', (text, expected) => {
    expect(readPhrase(text)).toBe(expected)
  })
})

describe('suggestions', () => {
  it.each([
    [`/tee/gruener-tee/sencha-${ID}`, `/tee/gruener-tee/sencha-${ID}`],
    ['/tee/gruener-tee/bancha-100000000000000999', `/p/sencha-${ID}`],
    ['javascript:alert(1)', `/p/sencha-${ID}`],
    [undefined, `/p/sencha-${ID}`]
  ])('of a product that says it is at %j lead to %j', (headlessUrl, expected) => {
    const answer = { productSuggestions: [{ id: ID, name: 'Sencha', headlessUrl }] }
    expect(mapSuggestions(answer, 3).products.map(({ to }) => to)).toEqual([expected])
  })

  it.each([
    [{ headlessUrl: '/service', url: '/old' }, '/service'],
    [{ headlessUrl: 'recipes/tonic' }, '/recipes/tonic'],
    [{ headlessUrl: 'https://elsewhere.example/a' }, 'https://elsewhere.example/a'],
    [{ headlessUrl: 'javascript:alert(1)' }, '/javascript:alert(1)'],
    [{ headlessUrl: '//elsewhere.example' }, '/elsewhere.example'],
    [{ url: '/old' }, '/old'],
    [{}, '/story'],
    [{ id: 'category-tea', headlessUrl: '/category-tea' }, '/shop/tea'],
    [{ id: `product-${ID}`, headlessUrl: `/product-${ID}` }, `/p/story-${ID}`]
  ])('of a page at %j lead to %j', (address, expected) => {
    const answer = { contentSuggestions: [{ id: 'story', name: 'Story', ...address }] }
    expect(mapSuggestions(answer, 3).pages.map(({ to }) => to)).toEqual([expected])
  })

  it('of a category say which one it belongs to', () => {
    const answer = { categorySuggestions: [{ id: 'green-tea', name: 'Green tea', category: 'Tea' }] }
    expect(mapSuggestions(answer, 3).categories).toEqual([
      { id: 'green-tea', name: 'Green tea', to: '/shop/green-tea', context: 'Tea' }
    ])
  })

  it.each([1, 3, 5])('are at most %i of each kind, as the shop wants', most => {
    const categorySuggestions = Array.from({ length: 8 }, (_, index) => ({
      id: `c${index}`,
      name: 'Category'
    }))
    expect(mapSuggestions({ categorySuggestions }, most).categories).toHaveLength(most)
  })

  it('leave out entries hidden from this shop or without a name', () => {
    const contentSuggestions = [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B', c_showSuggestionHeadless: false },
      { id: 'c' },
      null,
      { id: 'd', name: 'D' }
    ]
    const answer = { contentSuggestions } as never
    expect(mapSuggestions(answer, 3).pages.map(({ id }) => id)).toEqual(['a', 'd'])
  })

  it.each([{}, { productSuggestions: { products: [] } }, { productSuggestions: null }])(
    'are none where the answer holds none: %j',
    answer => {
      expect(mapSuggestions(answer as never, 3)).toEqual({
        recent: [],
        products: [],
        categories: [],
        pages: []
      })
    }
  )
})

import { checkShape } from './shape/check-shape'
import { PUBLIC_ORIGIN, serveCatalogue, type CatalogueGuest } from './products-setup'

const guests = serveCatalogue()

type SearchOptions = NonNullable<Parameters<CatalogueGuest['search']['productSearch']>[0]>
const search = (parameters: SearchOptions['parameters']) => guests.jasmin.search.productSearch({ parameters })

const isAscending = (values: number[]) =>
  values.every((value, index) => index === 0 || values[index - 1]! <= value)

describe('product search', () => {
  it('returns all fields of a product tile for the products of a category', async () => {
    const result = await search({ refine: ['cgid=tea'], locale: 'de-DE' })
    expect(result).toMatchObject({ limit: 25, offset: 0, selectedSortingOption: 'best-matches' })
    expect(result.selectedRefinements).toEqual({ cgid: 'tea' })
    expect(result.hits).toHaveLength(Math.min(25, result.total))
    for (const hit of result.hits) {
      expect(hit).toMatchObject({
        productId: expect.stringMatching(/^\d{18}$/),
        productName: expect.any(String),
        price: expect.any(Number),
        currency: 'EUR',
        orderable: expect.any(Boolean),
        image: { link: expect.stringContaining(PUBLIC_ORIGIN) },
        representedProduct: { id: expect.stringMatching(/^\d{18}$/) },
        c_slugUrl: expect.stringContaining(hit.productId),
        c_promise: expect.any(String),
        c_inventory: { stockLevel: expect.any(Number) }
      })
    }
  })

  it('offers the eight sorting options in the language of the locale', async () => {
    const { sortingOptions } = await search({ q: 'tee', locale: 'en-DE', limit: 1 })
    expect(sortingOptions.map(option => option.id)).toEqual([
      'best-matches',
      'price-low-to-high',
      'price-high-to-low',
      'product-name-ascending',
      'product-name-descending',
      'brand',
      'most-popular',
      'top-sellers'
    ])
    expect(sortingOptions[1]?.label).toBe('Price low to high')
  })

  it('sorts by price and falls back to the best matches for an unknown order', async () => {
    const sorted = await search({ refine: ['cgid=root'], sort: 'price-low-to-high', limit: 100 })
    expect(isAscending(sorted.hits.map(hit => hit.price ?? NaN))).toBe(true)
    expect((await search({ refine: ['cgid=root'], sort: 'sideways' })).selectedSortingOption).toBe(
      'best-matches'
    )
  })

  it('takes several refinements at once, as the client repeats them', async () => {
    const result = await search({
      refine: ['cgid=tea', 'c_teaType=green|black', 'c_organic=true'],
      limit: 100
    })
    expect(result.total).toBeGreaterThan(0)
    for (const hit of result.hits) {
      expect(['green', 'black']).toContain(hit.c_teaType)
      expect(hit.c_organic).toBe(true)
    }
  })

  it('counts the hits of each refinement value', async () => {
    const { refinements } = await search({ refine: ['cgid=tea'], limit: 1 })
    expect(refinements.map(({ attributeId }) => attributeId)).toEqual(
      expect.arrayContaining(['cgid', 'price', 'c_teaType', 'c_caffeine'])
    )
    for (const { attributeId, values = [] } of refinements.filter(group => group.attributeId !== 'cgid')) {
      for (const { value, hitCount } of values) {
        const { total } = await search({ refine: ['cgid=tea', `${attributeId}=${value}`], limit: 1 })
        expect({ attributeId, value, total }).toEqual({ attributeId, value, total: hitCount })
      }
    }
  })

  it.each([
    ['grüner tee', 'gruener tee'],
    ['Kräuter', 'KRAEUTER'],
    ['früchtetee', 'fruchtetee']
  ])('finds the same for %s and %s', async (one, other) => {
    const [first, second] = [await search({ q: one }), await search({ q: other })]
    expect(first.total).toBeGreaterThan(0)
    expect(second.hits.map(hit => hit.productId)).toEqual(first.hits.map(hit => hit.productId))
  })

  it('searches in the language of the locale', async () => {
    const english = await search({ q: 'camomile', locale: 'en-GB' })
    expect(english.total).toBeGreaterThan(0)
    expect(english.hits[0]?.currency).toBe('GBP')
  })

  it.each([
    ['fr-FR', 'Brume du matin', 'Sencha Brume du matin'],
    ['fr-FR', 'Morgennebel', 'Sencha Brume du matin'],
    ['en-GB', 'Goldspitze', 'Assam Golden Tip'],
    ['de-AT', 'Adventskalender', 'Adventkalender Laternenweg']
  ])('finds a product in %s by its name and by the German one on its packet: %s', async (locale, q, name) => {
    const { hits, searchPhraseSuggestions } = await search({ q, locale })
    expect(hits[0]?.productName).toBe(name)
    expect(searchPhraseSuggestions.suggestedPhrases ?? []).toEqual([])
  })

  it('corrects a phrase without hits, and returns the corrected phrase', async () => {
    const result = await search({ q: 'senhca' })
    expect(result.hits[0]?.productName).toMatch(/^Sencha/)
    expect(result.searchPhraseSuggestions.suggestedPhrases).toEqual([{ phrase: 'sencha', exactMatch: false }])
  })

  it('returns only the requested expansions', async () => {
    const { hits } = await search({ q: 'tee', expand: ['prices'] })
    expect(hits[0]).toHaveProperty('price')
    expect(hits[0]).not.toHaveProperty('image')
    expect(hits[0]).not.toHaveProperty('productPromotions')
  })

  it.each([
    'limit=0',
    'limit=201',
    'limit=ten',
    'limit=1.5',
    'limit=-1',
    'offset=-1',
    'offset=NaN',
    'offset=99999999999'
  ])('refuses %s', async parameter => {
    const { status, body } = await guests.jasmin.get(
      `/search/shopper-search/v1/{org}/product-search?siteId=jasmin&q=tee&${parameter}`
    )
    expect(status).toBe(400)
    expect(body).toMatchObject({
      title: 'Bad Request',
      detail: expect.stringContaining(parameter.split('=')[0]!)
    })
  })

  it.each([
    '"',
    "'",
    '* OR *',
    'NEAR(a b)',
    'name:tee',
    '%00',
    '((((',
    '__proto__',
    '%F0%9F%8D%B5',
    '%ED%A0%80',
    'a'.repeat(5_000),
    Array.from({ length: 1_000 }, () => 'tee').join('+')
  ])('returns a result for the odd query %s', async query => {
    const path = '/search/shopper-search/v1/{org}/product-search?siteId=jasmin&q='
    const { status, body } = await guests.jasmin.get(path + query)
    expect(status).toBe(200)
    expect(body.total).toEqual(expect.any(Number))
  })

  it.each([
    'price=(a..b)',
    'price=(..)',
    'nonsense',
    '=',
    'c_foo=bar',
    'cgid=',
    '__proto__=x',
    'price=(1..2)(3'
  ])('does not fail at the refinement %s', async refine => {
    expect((await search({ refine: [refine], limit: 1 })).total).toEqual(expect.any(Number))
  })

  it.each([
    ['nothing', { q: 'xyzzy' }, 0],
    ['a refinement that nothing has', { refine: ['cgid=tea', 'c_teaType=none'] }, 0],
    ['a page beyond the end', { refine: ['cgid=tea'], offset: 100_000 }, expect.any(Number)]
  ])('omits the hits for %s, so that clients show their empty page', async (_what, parameters, total) => {
    const result = await search(parameters)
    expect(result).not.toHaveProperty('hits')
    expect(result).toMatchObject({ total, refinements: expect.any(Array), sortingOptions: expect.any(Array) })
    expect(checkShape(result, 'ShopperSearchTypes', 'ProductSearchResult')).toEqual(['$.hits: is missing'])
  })

  const countImages = (hit: { imageGroups?: { viewType: string; images: unknown[] }[] } | undefined) =>
    hit?.imageGroups?.map(({ viewType, images }) => [viewType, images.length])
  const ownGroups = (groups: ReturnType<typeof countImages>) => groups?.slice(0, 4)

  it.each([
    [{}, undefined],
    [{ imgTypes: 'large' }, undefined],
    [
      { allImages: false },
      [
        ['large', 3],
        ['medium', 3],
        ['small', 3],
        ['swatch', 1]
      ]
    ],
    [
      { allImages: true },
      [
        ['large', 3],
        ['medium', 3],
        ['small', 3],
        ['swatch', 1]
      ]
    ],
    [{ allImages: true, imgTypes: 'small' }, [['small', 3]]],
    [
      { allImages: true, imgTypes: 'large:2,swatch' },
      [
        ['large', 2],
        ['swatch', 1]
      ]
    ],
    [{ allImages: true, imgTypes: 'huge,large:0' }, []]
  ])('returns with %j the image groups %j', async (parameters, groups) => {
    const { hits } = await search({ q: 'sencha', limit: 1, ...parameters })
    expect(ownGroups(countImages(hits[0]))).toEqual(groups)
  })

  it('returns no image groups without the images expansion', async () => {
    const { hits } = await search({ q: 'sencha', limit: 1, allImages: true, expand: ['prices'] })
    expect(hits[0]).not.toHaveProperty('imageGroups')
  })

  it('refuses an invalid image type', async () => {
    const path =
      '/search/shopper-search/v1/{org}/product-search?siteId=jasmin&q=tee&allImages=true&imgTypes=large:many'
    expect((await guests.jasmin.get(path)).status).toBe(400)
  })

  it('returns the prices of each price book on request', async () => {
    const plain = await search({ refine: ['cgid=root'], limit: 200 })
    expect(plain.hits.some(hit => hit.tieredPrices ?? hit.priceRanges)).toBe(false)
    const { hits } = await search({ refine: ['cgid=root'], limit: 200, perPricebook: true })
    for (const hit of hits) expect(checkShape(hit, 'ShopperSearchTypes', 'ProductSearchHit')).toEqual([])
    const master = hits.find(hit => hit.hitType === 'master' && hit.variants?.length)
    expect(master?.priceRanges).toContainEqual({
      pricebook: 'list-EUR',
      minPrice: expect.any(Number),
      maxPrice: expect.any(Number)
    })
    expect(master?.variants?.[0]?.tieredPrices).toContainEqual({
      pricebook: 'list-EUR',
      price: expect.any(Number),
      quantity: 1
    })
    const reduced = hits.find(hit => hit.tieredPrices?.some(({ pricebook }) => pricebook === 'sale-EUR'))
    const [list, sale] = reduced?.tieredPrices ?? []
    expect(sale?.price).toBeLessThan(list?.price ?? 0)
  })

  it('finds the same for full-width and half-width letters', async () => {
    const [expected, found] = await Promise.all(
      ['Sencha', 'Ｓｅｎｃｈａ'].map(q => search({ q, locale: 'de-DE', limit: 50 }))
    )
    expect(expected?.total).toBeGreaterThan(0)
    expect(found?.hits.map(({ productId }) => productId)).toEqual(
      expected?.hits.map(({ productId }) => productId)
    )
  })
})

import { checkShape } from './shape/check-shape'
import { PUBLIC_ORIGIN, serveCatalogue } from './products-setup'

const guests = serveCatalogue()

describe('search suggestions', () => {
  const suggest = (q: string, limit?: number) =>
    guests.jasmin.search.getSearchSuggestions({
      parameters: { q, locale: 'de-DE', ...(limit ? { limit } : {}) }
    })

  it('include products, categories and phrases for the beginning of a word', async () => {
    const { productSuggestions, categorySuggestions } = await suggest('grün')
    expect(productSuggestions?.products?.[0]).toMatchObject({
      productId: expect.any(String),
      productName: expect.any(String),
      price: expect.any(Number),
      currency: 'EUR',
      image: { link: expect.any(String) },
      c_slugUrl: expect.any(String)
    })
    expect(categorySuggestions?.categories?.[0]).toMatchObject({ id: 'green-tea', name: 'Grüner Tee' })
    expect(productSuggestions?.suggestedPhrases?.[0]?.phrase).toMatch(/^grün/)
  })

  it('begin with the category that is called like the query', async () => {
    const { categorySuggestions } = await suggest('tee')
    expect(categorySuggestions?.categories?.map(({ id }) => id).slice(0, 2)).toEqual(['tea', 'black-tea'])
  })

  it('include the image of a category, as an object like a product’s', async () => {
    const answer = await suggest('grün')
    expect(checkShape(answer, 'ShopperSearchTypes', 'SuggestionResult')).toEqual([])
    const image = answer.categorySuggestions?.categories?.[0]?.image as unknown
    expect(checkShape(image, 'ShopperSearchTypes', 'Image')).toEqual([])
    expect(image).toMatchObject({
      alt: 'Grüner Tee',
      link: expect.stringContaining(PUBLIC_ORIGIN),
      disBaseLink: expect.stringContaining('/dw/image/v2/')
    })
  })

  it('correct a misspelt word', async () => {
    const { productSuggestions } = await suggest('senhca')
    expect(productSuggestions?.products?.[0]?.productName).toContain('Sencha')
    expect(productSuggestions?.suggestedTerms[0]).toMatchObject({
      originalTerm: 'senhca',
      terms: [{ value: 'sencha', corrected: true }]
    })
  })

  it('respect the limit, five by default', async () => {
    expect((await suggest('tee')).productSuggestions?.products).toHaveLength(5)
    expect((await suggest('tee', 2)).productSuggestions?.products).toHaveLength(2)
  })

  it.each(['q=', '', 'q=tee&limit=0', 'q=tee&limit=many'])('are refused for %j', async query => {
    const path = `/search/shopper-search/v1/{org}/search-suggestions?siteId=jasmin&${query}`
    expect((await guests.jasmin.get(path)).status).toBe(400)
  })

  it('are the same for full-width and half-width letters', async () => {
    const [expected, found] = await Promise.all(
      ['Sencha', 'Ｓｅｎｃｈａ'].map(q =>
        guests.jasmin.search.getSearchSuggestions({ parameters: { q, locale: 'de-DE' } })
      )
    )
    expect(expected?.productSuggestions?.products?.length).toBeGreaterThan(0)
    expect(found?.productSuggestions?.products).toEqual(expected?.productSuggestions?.products)
  })
})

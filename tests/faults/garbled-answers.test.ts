import { contentPageQuery } from '../../app/content/content-page-query'
import { categoryQuery } from '../../app/features/catalogue/api/category-query'
import { productQuery } from '../../app/features/catalogue/api/product-query'
import { productSearchQuery } from '../../app/features/catalogue/api/product-search-query'
import { productsByIdsQuery } from '../../app/features/catalogue/api/products-by-ids-query'
import { parseListParameters } from '../../app/features/catalogue/model/list-parameters'
import { countriesQuery } from '../../app/features/postal-address/countries-query'
import { categoryMenuQuery } from '../../app/features/catalogue/api/category-menu-query'
import { suggestionsQuery } from '../../app/features/search/suggestions-query'
import { isPlatformError } from '../../app/platform/http/platform-error'
import type { Platform } from '../../app/platform/platform'
import { answerJson } from '../factories/answers'
import { createShopPlatform } from '../factories/shop-platform'
import { buildAccessToken } from '../factories/tokens'

/** Complete entries as the platform sends them; each member of the first one is corrupted in turn. */
const category = (id: string) => ({
  id,
  name: `Category ${id}`,
  pageTitle: 'Tea',
  pageDescription: 'All our tea',
  description: 'Tea',
  image: 'http://pictures.test/a.jpg',
  c_showInMenu: true,
  parentCategoryTree: [
    { id: 'root', name: 'Root' },
    { id: 'tea', name: 'Tea' }
  ],
  categories: [{ id: `${id}-below`, name: 'Below' }]
})
const image = { link: 'http://pictures.test/a.jpg', disBaseLink: 'http://pictures.test/a.jpg', alt: 'Tea' }
const product = (id: string) => ({
  id,
  name: `Product ${id}`,
  brand: 'jasmin',
  shortDescription: 'Green',
  longDescription: '<p>Very green</p>',
  pageTitle: 'Tea',
  price: 4.95,
  priceMax: 9.95,
  c_listPrice: 6,
  c_badge: 'new',
  c_rating: { average: 4.5, count: 12 },
  c_usps: ['organic'],
  c_specs: { weight: '100 g' },
  c_brewing: { grams: 2, minutes: 3 },
  c_setItemQuantities: [{ productId: '2', productName: 'Cup', quantity: 2, price: 3, orderable: true }],
  inventory: { ats: 5, orderable: true, preorderable: false, stockLevel: 5, inStockDate: '2027-01-01' },
  productPromotions: [{ promotionId: 'p', calloutMsg: 'Two for one' }],
  imageGroups: [
    { viewType: 'large', images: [image] },
    { viewType: 'swatch', images: [image], variationAttributes: [{ id: 'size', values: [{ value: 's' }] }] }
  ],
  variationAttributes: [
    { id: 'size', name: 'Size', values: [{ value: 's', name: 'Small', orderable: true }] }
  ],
  variants: [{ productId: '3', orderable: true, price: 4.95, variationValues: { size: 's' } }],
  variationValues: { size: 's' },
  type: { master: true },
  master: { masterId: '1' },
  primaryCategoryId: 'tea',
  primaryCategory: { parentCategoryTree: [{ id: 'tea', name: 'Tea' }] },
  setProducts: [{ id: '2', name: 'Cup', imageGroups: [{ viewType: 'large', images: [image] }] }]
})
const hit = (productId: string) => ({
  productId,
  productName: `Product ${productId}`,
  hitType: 'product',
  price: 4.95,
  priceMax: 9.95,
  currency: 'EUR',
  orderable: true,
  image
})
const search = {
  total: 2,
  limit: 25,
  offset: 0,
  hits: [hit('1'), hit('whole')],
  refinements: [
    { attributeId: 'c_tea', label: 'Tea', values: [{ value: 'green', label: 'Green', hitCount: 2 }] },
    { attributeId: 'whole', label: 'Whole', values: [{ value: 'w', label: 'W', hitCount: 1 }] }
  ],
  searchPhraseSuggestions: { suggestedPhrases: [{ phrase: 'tea', exactMatch: false }] }
}
const page = {
  data: {
    id: 'home',
    title: 'Home',
    description: 'Tea',
    keywords: 'tea',
    url: '/',
    pageFetchedById: false,
    canonicals: [{ language: 'de', url: '/start' }],
    content: {
      regions: [
        { id: 'top', components: [{ id: 'a', type_id: 'richText', data: { text: 'Tea' }, regions: [] }] },
        { id: 'whole', components: [{ id: 'whole', type_id: 'richText', data: { text: 'W' } }] }
      ]
    }
  }
}
const country = (countryCode: string) => ({
  countryCode,
  countryName: `Country ${countryCode}`,
  locales: [{ locale: 'de-DE', name: 'Deutsch' }],
  config: { forms: { address: { postalCode: { regexp: '\\d{5}' } } }, payment: ['INVOICE'] }
})
const suggestions = {
  productSuggestions: [{ id: '1', name: 'Tea', price: 3, imageUrl: image.link }],
  categorySuggestions: [{ id: 'tea', name: 'Tea', category: 'All' }],
  contentSuggestions: [{ id: 'story', name: 'Story', headlessUrl: '/story' }]
}

const MISSING = Symbol('missing')
const SPOILED: unknown[] = [MISSING, null, 7, 'x', '', true, [], {}, [null], { length: 3 }]

type Path = (string | number)[]

/** What can be corrupted: each member of each object, each entry of each list. */
function listPaths(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) => {
    const path = [...at, Array.isArray(value) ? Number(name) : name]
    return [path, ...listPaths(entry, path)]
  })
}

function spoil(answer: object, path: Path, bad: unknown): unknown {
  const copy = structuredClone(answer) as Record<string | number, unknown>
  const last = path.at(-1)!
  const holder = path
    .slice(0, -1)
    .reduce((value, name) => value[name] as Record<string | number, unknown>, copy)
  if (bad === MISSING) delete holder[last]
  else holder[last] = bad
  return copy
}

const platformOf = (answer: unknown): Platform =>
  createShopPlatform('http://platform.test', buildAccessToken(), async () => answerJson(answer))

const parameters = parseListParameters('')

/** The read and its response; an entry called "whole" must survive whatever happens to the rest. */
const reads: [string, object, (platform: Platform) => Promise<unknown>][] = [
  ['menu', { id: 'root', categories: [category('a'), category('whole')] }, p => run(categoryMenuQuery(p))],
  ['category', category('a'), p => run(categoryQuery(p, 'a'))],
  ['countries', { countries: [country('DE'), country('whole')] }, p => run(countriesQuery(p))],
  ['product', product('1'), p => run(productQuery(p, '1'))],
  [
    'products',
    { total: 2, data: [product('1'), product('whole')] },
    p => run(productsByIdsQuery(p, ['1', 'whole']))
  ],
  ['search', search, p => run(productSearchQuery(p, { parameters, phrase: 'tea' }))],
  ['suggestions', suggestions, p => run(suggestionsQuery(p, 'tea', 3))],
  ['content', page, p => run(contentPageQuery(p, 'home'))]
]

const run = (query: { queryFn: (context: object) => Promise<unknown> }) => query.queryFn({})

/** Members that pages use as texts or numbers, with their types in an intact response. */
function listWrongKinds(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) => {
    const path = `${at}.${name}`
    if (
      /^(id|name|label|to|promise|brand|pageTitle|code|value|link)$/.test(name) &&
      typeof entry !== 'string'
    )
      return [path]
    if (/^(price|total|hits|stockLevel|count)$/.test(name) && typeof entry === 'string') return [path]
    return listWrongKinds(entry, path)
  })
}

it.each(reads)('shows the rest when one member of an answer is spoiled: %s', async (_name, answer, read) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(listWrongKinds(await read(platformOf(answer)))).toEqual([])
  const faults: string[] = []
  for (const path of listPaths(answer)) {
    for (const bad of SPOILED) {
      const note = `${path.join('.')} = ${bad === MISSING ? 'missing' : JSON.stringify(bad)}`
      const spoiled = spoil(answer, path, bad)
      try {
        const shown = await read(platformOf(spoiled))
        if (JSON.stringify(spoiled).includes('"whole"') && !JSON.stringify(shown).includes('whole'))
          faults.push(`${note}: all is lost`)
        for (const place of listWrongKinds(shown)) faults.push(`${note}: ${place}`)
      } catch (error) {
        // A response without its essential members is a failed read, which pages survive (or respond with 503).
        if (!isPlatformError(error) || error.kind !== 'unreadable') faults.push(`${note}: ${String(error)}`)
      }
    }
  }
  expect(faults).toEqual([])
})

it('logs once the fields that it omits, without their values', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const answer = { countries: [{ countryCode: 5, countryName: 'Atlantis' }, country('DE')] }
  for (let round = 0; round < 3; round += 1) {
    expect(await run(countriesQuery(platformOf(answer)))).toMatchObject([{ code: 'DE' }])
  }
  const said = warn.mock.calls.flat().join('\n')
  expect(said).not.toContain('Atlantis')
  expect(warn.mock.calls.length).toBeLessThanOrEqual(2)
})

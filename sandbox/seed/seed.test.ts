import { LANGUAGES, say } from '../texts/localized-text'
import type { ContentComponent, ContentRegion } from '../domain/content/content-page'
import { seed } from './seed'
import { findDuplicates, findValues } from '../testing/find-in-seed'

const { categories, pages, pictures, products, promotions, sites, videos = {} } = seed
const siteIds = sites.map(site => site.id)
const isPartOf = (siteId: string) => (entry: { siteId: string }) => entry.siteId === siteId
const productIds = new Set(products.map(product => product.id))
const pictureIds = new Set([...pictures.map(picture => picture.id), ...productIds])
const shopRoutes = ['/', '/login', '/registration', '/account', '/cart', '/shop']

/** Every object with the two language keys, at any depth. */
function findLocalized(value: unknown): { de: unknown; en: unknown }[] {
  if (Array.isArray(value)) return value.flatMap(findLocalized)
  if (typeof value !== 'object' || value === null) return []
  if ('de' in value && 'en' in value) return [{ de: value.de, en: value.en }]
  return Object.values(value).flatMap(findLocalized)
}

function flattenComponents(regions: ContentRegion[]): ContentComponent[] {
  return regions.flatMap(region =>
    region.components.flatMap(part => [part, ...flattenComponents(part.regions ?? [])])
  )
}

describe('the categories of the seed', () => {
  it.each(siteIds)('form two levels under the root of %s, with offers and gift ideas', siteId => {
    const own = categories.filter(isPartOf(siteId))
    const top = own.filter(category => category.parentId === 'root').map(category => category.id)
    expect(top.length).toBeGreaterThanOrEqual(4)
    expect(top).toContain('all-sale')
    expect(own.filter(category => category.parentId !== 'root' && !top.includes(category.parentId))).toEqual(
      []
    )
    expect(own.map(category => category.id)).toContain('gift-ideas')
    expect(findDuplicates(own.map(category => category.id))).toEqual([])
    for (const language of LANGUAGES) {
      const slugs = own.map(category => `${category.parentId}/${say(category.slug, language)}`)
      expect(findDuplicates(slugs)).toEqual([])
    }
  })

  it('hold at least one product each and show a picture that exists', () => {
    for (const { id, siteId, pictureId, slug } of categories) {
      const children = categories.filter(category => category.siteId === siteId && category.parentId === id)
      const branch = [id, ...children.map(category => category.id)]
      const found = products.some(
        product => product.siteId === siteId && product.categoryIds.some(own => branch.includes(own))
      )
      expect({ id, found, picture: pictureIds.has(pictureId ?? ''), slugs: Object.values(slug) }).toEqual({
        id,
        found: true,
        picture: true,
        slugs: LANGUAGES.map(() => expect.stringMatching(/^[a-z0-9-]+$/))
      })
    }
  })
})

describe('the texts of the seed', () => {
  it('are present in both languages, in lists of the same length, and never shout', () => {
    const texts = findLocalized({ categories, products, promotions, countries: seed.countries })
    expect(texts.length).toBeGreaterThan(2000)
    const wrong = texts.filter(({ de, en }) => {
      if (Array.isArray(de) && Array.isArray(en))
        return de.length !== en.length || [...de, ...en].some(text => !text)
      return !de || !en || /!/.test(`${String(de)}${String(en)}`)
    })
    expect(wrong).toEqual([])
  })
})

/** Stories, landing pages and recipes of one site. */
const ownPages: Record<string, string[]> = {
  jasmin: [
    'tea-story',
    'brewing-guide',
    'recipes/matcha-latte',
    'recipes/iced-peach-tea',
    'recipes/chai-from-the-pan'
  ],
  puro: [
    'kranich',
    'roastery',
    'recipes/espresso-tonic',
    'recipes/hazelnut-cortado',
    'recipes/chilli-orange-cocoa'
  ]
}
const productKeys = [
  'productId',
  'productIds',
  ...[1, 2, 3, 4, 5, 6, 7, 8].map(number => `ingredient_product_${number}`)
]

describe('the pages of the seed', () => {
  it.each(siteIds)('cover every address of %s in each of its languages', siteId => {
    const top = categories.filter(category => category.siteId === siteId && category.parentId === 'root')
    const expected = [
      'global',
      'home',
      'category-root',
      'service',
      'privacy',
      'imprint',
      'conditions',
      'withdrawal',
      'about-your-order',
      'stores',
      'packstations',
      'cart',
      'search-without-results',
      'press',
      'page-not-found',
      'demo',
      'recipes',
      'newsletter',
      'newsletter/confirmed',
      'newsletter/expired',
      'newsletter/unsubscribe',
      'stock-notice/confirmed',
      'stock-notice/expired',
      ...(ownPages[siteId] ?? []),
      ...top.map(category => `category-${category.id}`)
    ]
    for (const language of siteId === 'jasmin' ? LANGUAGES : ['de-AT', 'de', 'en']) {
      const ids = pages
        .filter(page => page.siteId === siteId && page.language === language)
        .map(page => page.id)
      // A country's wording is there only where it differs.
      if (language.includes('-')) expect(expected).toEqual(expect.arrayContaining(ids))
      else expect([...ids].sort()).toEqual([...expected].sort())
    }
  })

  it('have addresses that do not send the visitor elsewhere (requirement 2.1)', () => {
    expect(pages.filter(page => page.url !== '/' && page.url !== `/${page.id}`)).toEqual([])
  })

  it('name components once and leave no text untranslated', () => {
    for (const page of pages) {
      expect(findDuplicates(flattenComponents(page.content.regions).map(part => part.id))).toEqual([])
      expect(findLocalized(page.content)).toEqual([])
      expect(page.title && page.description).toBeTruthy()
      expect(JSON.stringify(page.content)).not.toContain('!')
    }
  })

  it('point only at pictures, videos, products and categories that exist', () => {
    for (const page of pages) {
      const ownCategories = categories.filter(isPartOf(page.siteId)).map(category => category.id)
      const content = page.content.regions
      expect(findValues(content, ['pictureId']).filter(id => !pictureIds.has(String(id)))).toEqual([])
      expect(findValues(content, ['videoId']).filter(id => !Object.hasOwn(videos, String(id)))).toEqual([])
      expect(
        findValues(content, productKeys)
          .flat()
          .filter(id => !productIds.has(String(id)))
      ).toEqual([])
      expect(findValues(content, ['categoryId']).filter(id => !ownCategories.includes(String(id)))).toEqual(
        []
      )
    }
  })

  it('link only to addresses of the shop, without site and locale', () => {
    for (const page of pages) {
      const own = pages.filter(isPartOf(page.siteId)).map(({ url }) => url)
      const listed = categories.filter(isPartOf(page.siteId)).map(category => `/shop/${category.id}`)
      const known = new Set([...shopRoutes, ...own, ...listed])
      const links = findValues(page.content.regions, ['link', 'url', 'buttonLink']).map(String)
      expect(
        links.filter(link => !known.has(link.replace(/[#?].*$/, '')) && !link.startsWith('/search?q='))
      ).toEqual([])
    }
  })

  it.each(siteIds)('greet the visitor of %s with a rich home page', siteId => {
    const home = pages.find(page => page.siteId === siteId && page.id === 'home' && page.language === 'de')
    const types = flattenComponents(home?.content.regions ?? []).map(part => part.type_id)
    expect(types).toEqual(
      expect.arrayContaining([
        'stage',
        'categoryGrid',
        'productCarousel',
        'imageText',
        'cardBannerCarousel',
        'finder',
        'sampler'
      ])
    )
  })
})

describe('promotions, countries and accounts of the seed', () => {
  it('reduce existing categories only', () => {
    for (const { siteId, categoryIds, percentOff } of promotions) {
      const own = categories.filter(isPartOf(siteId)).map(category => category.id)
      expect(own).toEqual(expect.arrayContaining(categoryIds))
      expect(percentOff === undefined || categoryIds.length > 0).toBe(true)
    }
  })

  it.each([
    ['jasmin', 'DE', '20095', '2009'],
    ['jasmin', 'AT', '1010', '10100'],
    ['jasmin', 'NL', '1012 ab', '1012'],
    ['jasmin', 'GB', 'SW1A 1AA', '12345'],
    ['puro', 'LU', 'L-1009', '10090'],
    ['puro', 'IT', '00184', '184']
  ])('tell postal codes of %s in %s apart', (siteId, code, right, wrong) => {
    const pattern = seed.countries[siteId]?.find(country => country.code === code)?.postalCodePattern
    expect(right).toMatch(new RegExp(pattern ?? '', 'i'))
    expect(wrong).not.toMatch(new RegExp(pattern ?? '^', 'i'))
  })

  it('offer each country in locales of its site', () => {
    for (const site of sites) {
      const locales = site.locales.map(locale => locale.id)
      expect(locales).toEqual(
        expect.arrayContaining(seed.countries[site.id]?.flatMap(country => country.locales) ?? ['none'])
      )
    }
  })

  it('let sample customers in with passwords that meet the rules (requirement 9.2)', () => {
    expect(findDuplicates(seed.accounts.map(account => account.login))).toEqual([])
    for (const { password } of seed.accounts) {
      expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[+@$^!%*?&()])[A-Za-z\d+@$^!%*?&()]{8,}$/)
    }
  })
})

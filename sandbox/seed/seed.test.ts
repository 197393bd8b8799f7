import type { SeedProduct } from './pictures/product-picture'
import { priceBands } from '../domain/search/facet-definitions'
import { LANGUAGES, say } from '../texts/localized-text'
import type { ContentComponent, ContentRegion } from '../domain/content/content-page'
import type { Localized } from '../texts/localized-text'
import { seed } from './seed'

const { categories, pages, pictures, products, promotions, sites, videos = {} } = seed
const siteIds = sites.map(site => site.id)
const isPartOf = (siteId: string) => (entry: { siteId: string }) => entry.siteId === siteId
const currenciesOf = (siteId: string) =>
  new Set(
    sites
      .filter(site => site.id === siteId)
      .flatMap(site => site.locales.map(locale => locale.preferredCurrency))
  )
const productIds = new Set(products.map(product => product.id))
const pictureIds = new Set([...pictures.map(picture => picture.id), ...productIds])
const shopRoutes = ['/', '/login', '/registration', '/account', '/cart', '/shop']

/** Every value under one of the keys, at any depth. */
function findValues(value: unknown, keys: string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap(entry => findValues(entry, keys))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => [
    ...(keys.includes(key) ? [entry] : []),
    ...findValues(entry, keys)
  ])
}

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

function findDuplicates(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

const isPriced = (product: SeedProduct) => product.kind === 'simple' || product.kind === 'variant'
const shelfProducts = products.filter(product => product.kind !== 'variant')

describe('the products of the seed', () => {
  it('carry unique ids of 18 digits that begin with the number of their site', () => {
    expect(findDuplicates(products.map(product => product.id))).toEqual([])
    const prefixes: Record<string, string> = { jasmin: '1000', puro: '2000' }
    const odd = products.filter(
      ({ id, siteId }) => !/^\d{18}$/.test(id) || !id.startsWith(prefixes[siteId] ?? 'none')
    )
    expect(odd.map(product => product.id)).toEqual([])
  })

  it('fill both shops with at least 120 products besides their variants', () => {
    expect(shelfProducts.length).toBeGreaterThanOrEqual(120)
    expect(shelfProducts.filter(isPartOf('jasmin')).length).toBeGreaterThanOrEqual(80)
    expect(shelfProducts.filter(isPartOf('puro')).length).toBeGreaterThanOrEqual(50)
  })

  it('have a price in every currency of their site unless they are masters or sets', () => {
    const wrong = products.filter(product => {
      const priced = Object.keys(product.listPrice ?? {}).sort()
      const expected = isPriced(product) ? [...currenciesOf(product.siteId)].sort() : []
      return JSON.stringify(priced) !== JSON.stringify(expected)
    })
    expect(wrong.map(product => product.id)).toEqual([])
  })

  it('are cheaper on sale than before and name the lowest price of the last month', () => {
    const reduced = products.filter(product => product.salePrice)
    const wrong = reduced.filter(
      ({ salePrice = {}, lastMonthPrice = {}, listPrice = {}, categoryIds }) =>
        Object.entries(salePrice).some(([currency, price]) => {
          const before = lastMonthPrice[currency] ?? 0
          return price >= before || before > (listPrice[currency] ?? 0)
        }) || !categoryIds.includes('all-sale')
    )
    expect(wrong.map(product => product.id)).toEqual([])
    expect(reduced.length).toBeGreaterThanOrEqual(12)
  })

  it('are in existing categories of their own site, below the category that classifies them', () => {
    const wrong = products.filter(({ siteId, categoryIds, primaryCategoryId, classCategoryId }) => {
      const known = new Map(categories.filter(isPartOf(siteId)).map(category => [category.id, category]))
      return (
        !categoryIds.every(id => known.has(id)) ||
        !categoryIds.includes(primaryCategoryId) ||
        known.get(primaryCategoryId)?.parentId !== classCategoryId ||
        known.get(classCategoryId)?.parentId !== 'root'
      )
    })
    expect(wrong.map(product => product.id)).toEqual([])
  })

  it('hang together: every variant has a master of its site and every axis value is taken', () => {
    const byId = new Map(products.map(product => [product.id, product]))
    for (const variant of products.filter(product => product.kind === 'variant')) {
      const master = byId.get(variant.masterId ?? '')
      expect(master).toMatchObject({ kind: 'master', siteId: variant.siteId })
      for (const axis of master?.variationAttributes ?? []) {
        expect(axis.values.map(({ value }) => value)).toContain(variant.variationValues?.[axis.id])
      }
    }
    for (const master of products.filter(product => product.kind === 'master')) {
      const variants = products.filter(product => product.masterId === master.id)
      const combinations = master.variationAttributes?.reduce((count, axis) => count * axis.values.length, 1)
      expect(variants).toHaveLength(combinations ?? 0)
      const swatches = master.variationAttributes?.flatMap(axis =>
        axis.values.flatMap(value => value.pictureId ?? [])
      )
      expect(swatches?.every(id => productIds.has(id))).toBe(true)
    }
  })

  it('make up sets of two or more parts that can be bought alone', () => {
    const sets = products.filter(product => product.kind === 'set')
    expect(sets.length).toBeGreaterThanOrEqual(8)
    const buyable = new Set(products.filter(isPriced).map(product => product.id))
    for (const set of sets) {
      expect(set.setItems?.length).toBeGreaterThanOrEqual(2)
      expect(set.setItems?.every(item => buyable.has(item.productId) && item.quantity > 0)).toBe(true)
    }
  })

  it.each<[string, (product: SeedProduct) => boolean, number]>([
    ['sold out', ({ inventory }) => inventory?.ats === 0 && !inventory.orderable, 1],
    [
      'for pre-order after the start of 2027',
      ({ inventory }) => Boolean(inventory?.preorderable && (inventory.inStockDate ?? '') > '2027'),
      1
    ],
    ['down to their last three', ({ inventory }) => inventory?.stockLevel === 3, 4],
    ['limited to two per basket', ({ basketLimit }) => basketLimit === 2, 1],
    [
      'sold in pairs',
      ({ stepQuantity, minOrderQuantity }) => stepQuantity === 2 && minOrderQuantity === 2,
      1
    ],
    ['loose teas with sizes', ({ kind, facts }) => kind === 'master' && facts.form === 'loose', 12],
    ['virtual gift cards', ({ isVirtualGiftCard }) => isVirtualGiftCard, 24],
    [
      'gift cards by post',
      ({ kind, isGiftCard, isVirtualGiftCard }) => kind === 'variant' && isGiftCard && !isVirtualGiftCard,
      24
    ]
  ])('include some that are %s', (_, matches, least) => {
    expect(products.filter(matches).length).toBeGreaterThanOrEqual(least)
  })

  it('say how to brew them when they are tea in a bag, a pouch or a tin', () => {
    const teas = products.filter(isPartOf('jasmin')).filter(({ facts }) => facts.teaType)
    const silent = teas.filter(
      ({ facts }) =>
        !facts.brewing?.temperature || !facts.brewing.minutes || !facts.ingredients || !facts.origin
    )
    expect(silent.map(product => product.id)).toEqual([])
  })

  it('differ from each other in name, promise and story', () => {
    const key = (text: Localized, siteId: string) => `${siteId} ${text.de}`
    expect(findDuplicates(shelfProducts.map(product => key(product.name, product.siteId)))).toEqual([])
    expect(findDuplicates(shelfProducts.map(product => key(product.shortDescription, '')))).toEqual([])
    expect(findDuplicates(shelfProducts.map(product => key(product.longDescription, '')))).toEqual([])
  })

  it('look different from every other product of the same form', () => {
    const looks = shelfProducts.map(
      ({ picture: { form, motif, colors } }) => `${form} ${motif} ${colors.main} ${colors.accent}`
    )
    expect(findDuplicates(looks)).toEqual([])
    const colors = findValues(
      products.map(product => product.picture),
      ['main', 'accent', 'ground']
    )
    expect(colors.filter(color => !/^#[0-9A-Fa-f]{6}$/.test(String(color)))).toEqual([])
  })
})

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
      'about-your-order',
      'stores',
      'packstations',
      'cart',
      'press',
      'page-not-found',
      'demo',
      'recipes',
      'newsletter',
      'newsletter/confirmed',
      'newsletter/expired',
      'newsletter/unsubscribe',
      ...(ownPages[siteId] ?? []),
      ...top.map(category => `category-${category.id}`)
    ]
    for (const language of siteId === 'jasmin' ? LANGUAGES : ['de', 'en']) {
      const ids = pages
        .filter(page => page.siteId === siteId && page.language === language)
        .map(page => page.id)
      expect([...ids].sort()).toEqual([...expected].sort())
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
        links.filter(link => !known.has(link.replace(/#.*$/, '')) && !link.startsWith('/search?q='))
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
        'uspBar'
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

it('price bands hold every product', () => {
  const prices = seed.products.flatMap(({ listPrice }) => Object.values(listPrice ?? {}))
  const homeless = prices.filter(price => !priceBands.some(({ from, to }) => from <= price && price < to))
  expect(homeless).toEqual([])
})

import type { ContentPage } from '../../domain/content/content-page'
import { NAMES_MONEY } from '../../../tests/factories/names-money'
import { seed } from '../seed'
import french from './french.json'
import italian from './italian.json'

const LANGUAGES = { fr: french, it: italian } as const

/** Every localized text of a value, at any depth. */
function listTexts(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(listTexts)
  if (typeof value !== 'object' || value === null) return []
  if ('de' in value && 'en' in value) return [value]
  return Object.values(value).flatMap(listTexts)
}

/** Texts of a page by their place. */
function listLeaves(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) => listLeaves(member, `${path}/${key}`))
}

const isJasmin = ({ siteId }: { siteId?: string }) => siteId === undefined || siteId === 'jasmin'

describe.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])('the shop jasmin in %s', language => {
  it('has every text of its products, categories, promotions, countries and consents', () => {
    const texts = listTexts([
      seed.products.filter(isJasmin),
      seed.categories.filter(isJasmin),
      seed.promotions.filter(isJasmin),
      seed.countries.jasmin,
      (seed.stores ?? []).filter(({ siteIds }) => siteIds.includes('jasmin')),
      seed.consentSubscriptions
    ])
    expect(texts.length).toBeGreaterThan(1000)
    // A proper name is the same in German and English, and needs no translation.
    const missing = texts.filter(
      text => text[language] === undefined && JSON.stringify(text.de) !== JSON.stringify(text.en)
    )
    expect(missing).toEqual([])
  })

  it('has every text of its pages', () => {
    const leavesOf = (wanted: string) => {
      const own = seed.pages.filter(page => page.siteId === 'jasmin' && page.language === wanted)
      return new Map(own.flatMap((page: ContentPage) => listLeaves(page, page.id)))
    }
    const [german, english, translated] = [leavesOf('de'), leavesOf('en'), leavesOf(language)]
    const same = [...german].filter(
      ([path, text]) => translated.get(path) === text && english.get(path) !== text && / .* /.test(text)
    )
    expect(same).toEqual([])
  })

  it('has no capitals or exclamation marks, keeps placeholders, and has no empty texts', () => {
    const braces = (text: string) => [...text.matchAll(/\{\w+\}|<[^>]*>/g)].map(([found]) => found).sort()
    const wrong = Object.entries(LANGUAGES[language]).filter(
      ([german, text]) =>
        text.trim() === '' || text.includes('!') || braces(text).join() !== braces(german).join()
    )
    expect(wrong).toEqual([])
  })
})

it('speaks of pounds in Great Britain', () => {
  const own = seed.pages.filter(page => page.siteId === 'jasmin' && page.language === 'en-GB')
  const shared = seed.pages.filter(
    ({ siteId, language, id }) =>
      siteId === 'jasmin' && language === 'en' && !own.some(page => page.id === id)
  )
  const british = [...own, ...shared]
  expect(british.length).toBeGreaterThan(10)
  const texts = [
    ...british.flatMap(page => listLeaves(page)),
    ...listLeaves(seed.promotions.filter(isJasmin))
  ]
  const shown = texts.filter(([path]) => !/\/(de|en|fr|it)$/.test(path))
  expect(shown.filter(([, text]) => text.includes('€'))).toEqual([])
})

it('leaves it to the shop what delivery costs and from when on it is free', () => {
  const placed = listLeaves(seed.pages).filter(([, text]) => text.includes('{freeDeliveryFrom}'))
  expect(new Set(placed.map(([path]) => path)).size).toBeGreaterThan(10)
})

it.each(['ab 39 €', '€39', 'zehn Euro', 'thirty pounds', '£5 off', 'Versand 3,99', '50 Cent'])(
  'finds the amount in “%s”',
  text => {
    expect(text).toMatch(NAMES_MONEY)
  }
)

it('names no amount of money but what gift cards are worth and coupons take off', () => {
  const { products, categories, promotions, countries, stores = [], consentSubscriptions, pages } = seed
  const said = [
    categories,
    promotions.filter(({ couponDiscount }) => !couponDiscount),
    products.filter(({ categoryIds }) => !categoryIds.includes('gift-cards')),
    countries,
    stores,
    consentSubscriptions
  ]
  const texts = [...listTexts(said), ...pages].flatMap(text => listLeaves(text))
  expect(texts.length).toBeGreaterThan(10_000)
  expect(texts.filter(([, text]) => NAMES_MONEY.test(text))).toEqual([])
  const words = Object.values(LANGUAGES).flatMap(translations => Object.entries(translations).flat())
  expect(words.filter(text => NAMES_MONEY.test(text))).toEqual([])
})

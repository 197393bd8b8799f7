import { buildAppConfig } from '../../../tests/factories/app-config'
import { findSite, resolveSite } from './resolve-site'

const summarize = (config: ReturnType<typeof buildAppConfig>, pathname: string, search = '') => {
  const { site, locale, path, namesLocale, namesSite } = resolveSite(config, pathname, search)
  return [site.id, locale.id, path, namesSite, namesLocale]
}

it.each([
  ['/', 'jasmin', 'de-DE', '/', false, false],
  ['/jasmin/de', 'jasmin', 'de-DE', '/', true, true],
  ['/jasmin/de/', 'jasmin', 'de-DE', '/', true, true],
  ['/jasmin/en-gb/shop/green-tea', 'jasmin', 'en-GB', '/shop/green-tea', true, true],
  ['/puro/de-AT/cart', 'puro', 'de-AT', '/cart', true, true],
  ['/puro/DE-at/cart', 'puro', 'de-AT', '/cart', true, true],
  ['/PURO/de/cart', 'puro', 'de-DE', '/cart', true, true],
  ['/puro/cart', 'puro', 'de-DE', '/cart', true, false],
  ['/de-AT/cart', 'jasmin', 'de-AT', '/cart', false, true],
  // puro has no en-GB: a segment that is no locale of the site belongs to the path.
  ['/puro/en-gb/cart', 'puro', 'de-DE', '/en-gb/cart', true, false],
  ['/jasmin/fr/cart', 'jasmin', 'de-DE', '/fr/cart', true, false],
  ['/unknown/de/cart', 'jasmin', 'de-DE', '/unknown/de/cart', false, false],
  ['//jasmin//de//cart', 'jasmin', 'de-DE', '/cart', true, true],
  ['/__proto__/constructor', 'jasmin', 'de-DE', '/__proto__/constructor', false, false],
  ['/..;/', 'jasmin', 'de-DE', '/..;', false, false],
  ['//evil.com', 'jasmin', 'de-DE', '/evil.com', false, false],
  ['/%6Aasmin/de', 'jasmin', 'de-DE', '/%6Aasmin/de', false, false]
])('reads site and locale from the path %s', (pathname, ...expected) => {
  expect(summarize(buildAppConfig(), pathname)).toEqual(expected)
})

it.each([
  ['/cart', '?site=puro&locale=de-AT', 'puro', 'de-AT', true, true],
  ['/cart', '?site=puro', 'puro', 'de-DE', true, false],
  ['/cart', '?locale=fr', 'jasmin', 'de-DE', false, false],
  ['/cart', '?site=%E0%A4%A', 'jasmin', 'de-DE', false, false],
  ['/cart', '', 'jasmin', 'de-DE', false, false]
])(
  'reads site and locale from the query of %s%s',
  (pathname, search, site, locale, namesSite, namesLocale) => {
    const config = buildAppConfig({ url: { site: 'query_param', locale: 'query_param' } })
    expect(summarize(config, pathname, search)).toEqual([site, locale, '/cart', namesSite, namesLocale])
  }
)

it.each([
  ['/jasmin/de/cart', true],
  ['/jasmin/de-DE', true],
  ['/', true],
  ['/Cart', true],
  ['/JASMIN/de/cart', false],
  ['/jasmin/DE', false]
])('knows whether %s writes site and locale as they are: %s', (pathname, expected) => {
  expect(resolveSite(buildAppConfig(), pathname, '').isExact).toBe(expected)
})

it('falls back to the defaults where addresses name neither', () => {
  const config = buildAppConfig({ url: { site: 'none', locale: 'none' }, defaultSite: 'puro' })
  expect(summarize(config, '/jasmin/de', '?site=jasmin')).toEqual([
    'puro',
    'de-DE',
    '/jasmin/de',
    false,
    false
  ])
})

it('finds no site without a name to look for, even where a site has no alias', () => {
  const { sites } = buildAppConfig()
  const config = buildAppConfig({
    sites: sites.map(({ alias: _alias, ...site }) => site),
    defaultSite: 'puro'
  })
  expect(findSite(config, undefined)).toBeUndefined()
  expect(summarize(config, '/')).toEqual(['puro', 'de-DE', '/', false, false])
})

it('treats the only site as the default', () => {
  const { sites } = buildAppConfig()
  expect(summarize(buildAppConfig({ sites: [sites[1]], defaultSite: 'puro' }), '/')[0]).toBe('puro')
})

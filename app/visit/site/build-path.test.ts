import { buildAppConfig, buildSiteContext } from '../../../tests/factories/app-config'
import { buildPath } from './build-path'
import { resolveSite } from './resolve-site'

const inPath = buildAppConfig()
const inQuery = buildAppConfig({ url: { site: 'query_param', locale: 'query_param' } })
const nowhere = buildAppConfig({ url: { site: 'none', locale: 'none' } })

it.each([
  [inPath, '/', '/jasmin/de'],
  [inPath, '', '/jasmin/de'],
  [
    inPath,
    '/shop/green-tea?limit=50&refine=a&refine=b#top',
    '/jasmin/de/shop/green-tea?limit=50&refine=a&refine=b#top'
  ],
  [inPath, 'cart/', '/jasmin/de/cart'],
  [inQuery, '/', '/?site=jasmin&locale=de'],
  [inQuery, '/search?q=gr%C3%BCn&locale=fr#a', '/search?q=gr%C3%BCn&site=jasmin&locale=de#a'],
  [nowhere, '/', '/'],
  [nowhere, '/search?q=a', '/search?q=a']
])('adds site and locale where the configuration wants them (%#)', (config, path, expected) => {
  expect(buildSiteContext(config).href(path)).toBe(expected)
})

const hostile = [
  '//evil.com',
  '///evil.com/a',
  '/\\evil.com',
  '\\\\evil.com',
  '/\\/evil.com',
  'https://evil.com',
  'javascript:alert(1)',
  '//evil.com?x=//evil.com',
  ''
]

it.each(
  hostile.flatMap(path => [inPath, inQuery, nowhere].map(config => [path, config.url.site, config] as const))
)('never leads to another host: %j with the site in %s', (path, _where, config) => {
  const href = buildSiteContext(config).href(path)
  expect(new URL(href, 'https://shop.test').origin).toBe('https://shop.test')
  expect(href).toMatch(/^\/(?![/\\])/)
})

it('is reversed by reading the address, for every site and locale', () => {
  for (const config of [inPath, inQuery]) {
    for (const site of config.sites) {
      for (const locale of site.l10n.supportedLocales) {
        const href = new URL(buildPath(config.url, site, locale, '/shop/green-tea'), 'https://shop.test')
        const resolved = resolveSite(config, href.pathname, href.search)
        expect([resolved.site.id, resolved.locale.id, resolved.path]).toEqual([
          site.id,
          locale.id,
          '/shop/green-tea'
        ])
      }
    }
  }
})

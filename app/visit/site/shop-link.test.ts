import { buildAppConfig, buildSiteContext } from '../../../tests/factories/app-config'
import { createSiteContext, type SiteContext } from './site-context'

const ORIGIN = 'https://shop.example'
const inPath = buildAppConfig({ publicOrigin: ORIGIN })
const inQuery = buildAppConfig({ publicOrigin: ORIGIN, url: { site: 'query_param', locale: 'query_param' } })
const nowhere = buildAppConfig({ publicOrigin: ORIGIN, url: { site: 'none', locale: 'none' } })
const localeOnly = buildAppConfig({ publicOrigin: ORIGIN, url: { site: 'none', locale: 'path' } })

function siteOf(config: typeof inPath, siteId: string, localeId: string): SiteContext {
  const site = config.sites.find(({ id }) => id === siteId)
  const locale = site?.l10n.supportedLocales.find(({ id }) => id === localeId)
  if (!site || !locale) throw new Error('the configuration lacks the site')
  return createSiteContext(config, site, locale, ORIGIN)
}

describe('a link of an editor', () => {
  it.each([
    // The usual link: a path without site and locale.
    ['/shop/x', '/jasmin/de/shop/x'],
    ['shop/x', '/jasmin/de/shop/x'],
    ['/', '/jasmin/de'],
    ['/?q=a', '/jasmin/de?q=a'],
    // Site and locale that it already has are removed and added again.
    ['/jasmin/de/shop/x', '/jasmin/de/shop/x'],
    ['jasmin/de/shop/x', '/jasmin/de/shop/x'],
    ['/jasmin/shop/x', '/jasmin/de/shop/x'],
    ['/de/shop/x', '/jasmin/de/shop/x'],
    ['/de-DE/shop/x', '/jasmin/de/shop/x'],
    ['/jasmin/de-DE/shop/x', '/jasmin/de/shop/x'],
    ['/Jasmin/DE/shop/x', '/jasmin/de/shop/x'],
    ['/en/shop/x?a=1&b=%20#c', '/jasmin/de/shop/x?a=1&b=%20#c'],
    ['/jasmin/en-gb/shop/x', '/jasmin/de/shop/x'],
    ['/jasmin/de', '/jasmin/de'],
    ['/jasmin/de/', '/jasmin/de'],
    ['/jasmin', '/jasmin/de'],
    ['/de#top', '/jasmin/de#top'],
    ['/jasmin/de?q=a', '/jasmin/de?q=a'],
    // The same in the query, whatever the configuration wants.
    ['/shop/x?site=jasmin&locale=en-DE', '/jasmin/de/shop/x'],
    ['/shop/x?limit=5&locale=de#a', '/jasmin/de/shop/x?limit=5#a'],
    ['?site=jasmin&q=a', '/jasmin/de?q=a'],
    // The other site, in the locale that the link names, else the shopper's.
    ['/puro/de/shop/x', '/puro/de/shop/x'],
    ['/puro/en/shop/x', '/puro/en/shop/x'],
    ['/puro/shop/x', '/puro/de/shop/x'],
    ['/puro', '/puro/de'],
    ['/shop/x?site=puro', '/puro/de/shop/x'],
    ['/shop/x?site=puro&locale=en', '/puro/en/shop/x'],
    [`${ORIGIN}/puro/en/shop/x`, '/puro/en/shop/x'],
    // Absolute addresses of our own.
    [`${ORIGIN}/jasmin/de/shop/x?a=1#b`, '/jasmin/de/shop/x?a=1#b'],
    [`${ORIGIN}/shop/x`, '/jasmin/de/shop/x'],
    [`${ORIGIN}/en/shop/x`, '/jasmin/de/shop/x'],
    [ORIGIN, '/jasmin/de'],
    [`${ORIGIN}/?site=puro&locale=de`, '/puro/de'],
    ['http://shop.example/jasmin/de/shop/x', '/jasmin/de/shop/x'],
    ['HTTPS://SHOP.EXAMPLE/jasmin/de/shop/x', '/jasmin/de/shop/x'],
    ['//shop.example/jasmin/de/shop/x', '/jasmin/de/shop/x'],
    [` ${ORIGIN}/jasmin/de/shop/x `, '/jasmin/de/shop/x'],
    // Segments that only begin like a site or a locale are paths.
    ['/jasmin-tee/de/x', '/jasmin/de/jasmin-tee/de/x'],
    ['/denmark', '/jasmin/de/denmark'],
    ['/shop/de', '/jasmin/de/shop/de'],
    ['/search?q=site%3Djasmin', '/jasmin/de/search?q=site%3Djasmin'],
    ['/search?q=de&website=1', '/jasmin/de/search?q=de&website=1'],
    ['/service#site=jasmin', '/jasmin/de/service#site=jasmin'],
    ['/__proto__/x', '/jasmin/de/__proto__/x'],
    ['/constructor', '/jasmin/de/constructor'],
    ['/100%/x', '/jasmin/de/100%/x'],
    // Addresses outside the shop's pages are unchanged.
    ['#contact', '#contact'],
    ['#', '#'],
    ['https://example.com/jasmin/de/shop/x', 'https://example.com/jasmin/de/shop/x'],
    ['https://shop.example.evil.test/de', 'https://shop.example.evil.test/de'],
    ['https://shop.example@evil.test/de', 'https://shop.example@evil.test/de'],
    ['https://shop.example:8443/de', 'https://shop.example:8443/de'],
    ['//example.com/de', '//example.com/de'],
    ['https://', 'https://'],
    ['mailto:tee@shop.example', 'mailto:tee@shop.example'],
    ['tel:+49123', 'tel:+49123'],
    ['sms:+49123', 'sms:+49123'],
    [`${ORIGIN}/mobify/bundle/1/static/a.pdf`, `${ORIGIN}/mobify/bundle/1/static/a.pdf`],
    [`${ORIGIN}/robots.txt`, `${ORIGIN}/robots.txt`]
  ])('%s leads to %s', (link, expected) => {
    expect(siteOf(inPath, 'jasmin', 'de-DE').link(link)).toBe(expected)
  })

  it.each([
    ['/en-gb/shop/x', 'jasmin', 'en-GB', '/jasmin/en-gb/shop/x'],
    ['/puro/shop/x', 'jasmin', 'en-GB', '/puro/en/shop/x'],
    ['/puro/en-gb/shop/x', 'jasmin', 'de-DE', '/puro/de/en-gb/shop/x'],
    ['/jasmin/shop/x', 'puro', 'de-AT', '/jasmin/de-at/shop/x']
  ])('%s, read in %s in %s, leads to %s', (link, site, locale, expected) => {
    expect(siteOf(inPath, site, locale).link(link)).toBe(expected)
  })

  it.each([
    [inQuery, '/shop/x?site=jasmin&locale=en', '/shop/x?site=jasmin&locale=de'],
    [inQuery, '/shop/x?site=puro&locale=en', '/shop/x?site=puro&locale=en'],
    [inQuery, `${ORIGIN}/shop/x?a=1&site=jasmin`, '/shop/x?a=1&site=jasmin&locale=de'],
    [inQuery, '/puro', '/puro?site=jasmin&locale=de'],
    [nowhere, '/shop/x?site=jasmin', '/shop/x'],
    [nowhere, '/de/shop/x', '/de/shop/x'],
    [localeOnly, '/de/shop/x', '/de/shop/x'],
    [localeOnly, '/jasmin/de/shop/x', '/de/jasmin/de/shop/x']
  ])('is read the way the configuration writes addresses (%#)', (config, link, expected) => {
    expect(buildSiteContext(config).link(link)).toBe(expected)
  })

  it('has its prefix once, however often it is built', () => {
    for (const config of [inPath, inQuery, nowhere, localeOnly]) {
      const { link, href } = buildSiteContext(config)
      const once = href('/shop/x?a=1#b')
      expect([href(once), link(once), href(href(once))]).toEqual([once, once, once])
    }
  })

  it.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    'that runs a script (%j) is no address of ours',
    link => {
      expect(siteOf(inPath, 'jasmin', 'de-DE').link(link)).toBe(link)
    }
  )
})

describe('an address that the platform names', () => {
  it.each([
    ['/service', '/service'],
    ['/jasmin/de/service', '/service'],
    ['/en/service?a=1#b', '/service?a=1#b'],
    [`${ORIGIN}/jasmin/de/service`, '/service'],
    ['/jasmin/de', '/'],
    ['/puro/de/service', undefined],
    ['https://example.com/service', undefined],
    ['//example.com/service', undefined],
    ['/\\example.com/service', undefined],
    ['javascript:alert(1)', undefined],
    ['service', undefined],
    ['', undefined],
    ['#a', undefined]
  ])('%s is the path %s of this site', (address, path) => {
    expect(siteOf(inPath, 'jasmin', 'de-DE').readPath(address)).toBe(path)
  })
})

it.each([
  ['/jasmin/de/shop/x', false],
  ['/jasmin/de', false],
  ['/puro/de/shop/x', true],
  ['/jasmin/en/shop/x', true]
])('says whether %s needs a full page load: %s', (href, needsFullLoad) => {
  expect(siteOf(inPath, 'jasmin', 'de-DE').needsFullLoad(href)).toBe(needsFullLoad)
})

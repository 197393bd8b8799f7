import { buildAppConfig, buildSiteContext } from '../../tests/factories/app-config'
import { findContentRedirect, findContentUrl } from './find-content-redirect'
import { mapContentPage } from './page/map-content-page'

const site = buildSiteContext(buildAppConfig({ publicOrigin: 'https://shop.example' }))

const buildPage = (id: string, url: string, pageFetchedById = true) =>
  mapContentPage({ id, url, pageFetchedById, content: { regions: [] } })

it.each([
  ['category-green-tea', '/shop/green-tea', '/green-tea-world', '/green-tea-world'],
  [
    'category-green-tea',
    '/shop/green-tea',
    '/green-tea-world?from=shop#top',
    '/green-tea-world?from=shop#top'
  ],
  ['login', '/login', '/welcome', '/welcome']
])('a page %s that is fetched by id for %s redirects to its url %s', (id, path, url, expected) => {
  expect(findContentUrl(buildPage(id, url), { path, site })).toBe(expected)
})

it.each([
  ['the address itself', 'category-green-tea', '/shop/green-tea', '/shop/green-tea'],
  ['the address with a hash', 'service', '/service', '/service#contact'],
  ['the address with a query', 'service', '/service', '/jasmin/de/service?tab=2'],
  ['the address with a slash at its end', 'service', '/service', '/service/'],
  ['the address, encoded', 'bär', '/bär', '/b%C3%A4r'],
  ['its own id', 'category-green-tea', '/shop/green-tea', '/category-green-tea'],
  ['the home page', 'login', '/login', '/'],
  ['another host', 'login', '/login', 'https://evil.example/login']
])('a page whose url is %s stays', (_what, id, path, url) => {
  expect(findContentUrl(buildPage(id, url), { path, site })).toBeUndefined()
})

it('a page that was found by its slug stays', () => {
  expect(findContentUrl(buildPage('guide', '/ratgeber', false), { path: '/guide', site })).toBeUndefined()
})

describe('pages that lead to other pages', () => {
  const follow = (urls: Record<string, string>, path: string) =>
    findContentRedirect({
      path,
      site,
      readPage: async id => (urls[id] === undefined ? null : buildPage(id, urls[id]))
    })

  it('lead to the last one at once', async () => {
    expect(await follow({ a: '/b', b: '/c?x=1' }, '/a')).toBe('/c?x=1')
  })

  it('stay where they are when they lead to each other in a circle', async () => {
    expect(await follow({ a: '/b', b: '/a' }, '/a')).toBeUndefined()
    expect(await follow({ a: '/b', b: '/a#top' }, '/b')).toBeUndefined()
  })
})

import { buildAppConfig, buildSiteContext } from '../../../tests/factories/app-config'
import type { Platform } from '../../platform/platform'
import { createQueryClient } from '../../platform/query-object'
import { createQueries } from '../../page-unit/loader'
import { loadContentRoute } from './content-route-loader'

const site = buildSiteContext(buildAppConfig({ publicOrigin: 'https://shop.example' }))

function load(url: string, path: string, query = '') {
  const page = { id: path.slice(1), url, pageFetchedById: true, content: { regions: [] } }
  const platform = { controllers: { getContentPage: async () => page } } as unknown as Platform
  return loadContentRoute({
    params: {},
    path,
    search: new URLSearchParams(query),
    queries: createQueries(createQueryClient()),
    platform,
    site
  })
}

it.each([
  ['/ratgeber', '/ratgeber'],
  ['/jasmin/de/ratgeber', '/ratgeber'],
  ['/de/ratgeber', '/ratgeber'],
  ['https://shop.example/jasmin/de/ratgeber', '/ratgeber']
])('sends a visitor of a page by its id to where it lives: %s', async (url, to) => {
  expect(await load(url, '/guide', 'a=1')).toEqual({ kind: 'redirect', to: `${to}?a=1`, permanent: false })
})

it.each([
  '/guide',
  '/jasmin/de/guide',
  '/en/guide',
  'https://shop.example/jasmin/de/guide',
  '/',
  '/jasmin/de',
  'https://example.com/guide',
  '//example.com/guide',
  '/puro/de/guide',
  ''
])('shows a page that is there already, at home, or beyond this site: %j', async url => {
  expect(await load(url, '/guide')).toMatchObject({ kind: 'page' })
})

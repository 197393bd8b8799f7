import { HttpResponse } from 'msw'
import { buildAppConfig, buildSiteContext } from '../../tests/factories/app-config'
import { runLoader } from '../../tests/factories/run-loader'
import { serveSandbox } from '../../tests/factories/sandbox-platform'
import { createQueryClient } from '../platform/query-object'
import { createQueries } from '../page-unit/loader'
import { loadContentRoute } from './content-route-loader'

const sandbox = serveSandbox()
const site = buildSiteContext(buildAppConfig({ publicOrigin: 'https://shop.example' }))

function load(url: string, path: string, query = '') {
  const page = { id: path.slice(1), url, pageFetchedById: true, content: { regions: [] } }
  sandbox.reply('getContentPage', { data: page })
  return loadContentRoute({
    params: {},
    path,
    search: new URLSearchParams(query),
    queries: createQueries(createQueryClient()),
    platform: sandbox.openPlatform(),
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

describe('an address in capitals', () => {
  /** A content system with these pages. */
  function loadFrom(ids: string[], address: string) {
    sandbox.respond('getContentPage', ({ request }) => {
      const id = new URL(request.url).searchParams.get('pageIdOrSlug') ?? ''
      if (!ids.includes(id)) return undefined
      return HttpResponse.json({ data: { id, url: `/${id}`, content: { regions: [] } } })
    })
    return runLoader(loadContentRoute, { address, platform: sandbox.openPlatform() })
  }

  it.each([
    ['/LOGIN?redirectUrl=%2Fcart', '/login?redirectUrl=%2Fcart'],
    ['/Shop/Green-Tea', '/shop/Green-Tea'],
    ['/Service', '/service']
  ])('of the address table is redirected to its spelling: %s', async (address, to) => {
    expect(await loadFrom([], address)).toEqual({ kind: 'redirect', to, permanent: true })
  })

  it('of a content page is redirected to the page in lower case', async () => {
    expect(await loadFrom(['brewing-guide'], '/Brewing-Guide?a=1')).toEqual({
      kind: 'redirect',
      to: '/brewing-guide?a=1',
      permanent: true
    })
  })

  it('stays where a content page has capitals itself', async () => {
    expect(await loadFrom(['AboutUs', 'aboutus'], '/AboutUs')).toMatchObject({ kind: 'page' })
  })

  it('is out of service, not "not found", while the page in lower case cannot be read', async () => {
    sandbox.respond('getContentPage', ({ request }) =>
      new URL(request.url).searchParams.get('pageIdOrSlug') === 'guide'
        ? new HttpResponse('<h1>Not Found</h1>', { status: 404 })
        : undefined
    )
    const opening = runLoader(loadContentRoute, { address: '/Guide', platform: sandbox.openPlatform() })
    await expect(opening).rejects.toMatchObject({ operation: 'getContentPage', kind: 'status' })
  })

  it('is not found where there is no such page in lower case either', async () => {
    expect(await loadFrom([], '/Nothing-Here')).toEqual({ kind: 'not-found' })
  })
})

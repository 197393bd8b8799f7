import type { Request, Response } from 'express'
import { buildAppConfig, buildSiteContext } from '../../../tests/factories/app-config'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { categoryMenuQuery } from '../../features/catalogue/api/category-menu-query'
import { PlatformError } from '../../platform/http/platform-error'
import type { Platform } from '../../platform/platform'
import { createQueryClient } from '../../platform/query-object'
import { createShopIntl } from '../../intl/create-shop-intl'
import type { PageComponent } from '../../page-unit/create-page'
import type { Loader } from '../../page-unit/loader'
import { notFound, redirectTo, showPage } from '../../page-unit/outcome'
import { pageQuery } from '../../page-unit/page-query'
import { AccessPage } from '../../pages/access-page'
import { initPageState } from './init-page-state'
import type { ClosedShop } from '../../server/page-request/request-context'
import type { ViewMode } from '../../visit/view-mode'
import type { Locals, AppContext } from './app-context'

const down = () =>
  new PlatformError({
    kind: 'fault',
    operation: 'getProduct',
    status: 500,
    detail: 'secret words of the platform'
  })

const sandbox = serveSandbox()

/** A platform with a root category and these content pages; `broken` names an operation that fails. */
function openPlatform(broken?: string, pages: Record<string, string> = {}): Platform {
  sandbox.reply('getCategory', { id: 'root', categories: [] })
  sandbox.respond('getContentPage', ({ request }) => {
    const id = new URL(request.url).searchParams.get('pageIdOrSlug') ?? ''
    const url = pages[id]
    const page = url === undefined ? { id: 'global' } : { id, url, pageFetchedById: true }
    return Response.json({ data: { ...page, content: { regions: [] } } })
  })
  if (broken) sandbox.refuse(broken, 500)
  return sandbox.openPlatform()
}

function createResponse(locals: Locals) {
  const headers: Record<string, string> = {}
  const res = {
    locals,
    statusCode: 200,
    status(code: number) {
      res.statusCode = code
      return res
    },
    setHeader: (name: string, value: string) => void (headers[name] = value)
  }
  return { res: res as unknown as Response & { locals: Locals }, headers, status: () => res.statusCode }
}

async function init(
  loader: Loader<unknown> | undefined,
  {
    broken,
    pathname = '/jasmin/de/service',
    maintenance = false,
    closed,
    view = {},
    pages
  }: {
    /** An operation that the platform fails. */
    broken?: string
    /** Urls of content pages that are fetched by these ids. */
    pages?: Record<string, string>
    pathname?: string
    maintenance?: boolean
    closed?: ClosedShop
    view?: ViewMode
  } = {}
) {
  const config = { ...buildAppConfig(), maintenance }
  const appContext: AppContext = {
    config,
    client: createQueryClient(),
    platform: openPlatform(broken, pages),
    site: buildSiteContext(config),
    intl: createShopIntl('de-DE'),
    view,
    closed
  }
  const report = jest.fn()
  const { res, headers, status } = createResponse({ appContext, shop: { report } })
  const component = (loader ? { loader } : {}) as Partial<PageComponent>
  const state = await initPageState({
    component,
    match: { params: { part: pathname.split('/').at(-1) } },
    location: { pathname, search: '?q=a%20b' },
    req: {} as Request,
    res
  })
  return { ...state, headers, status: status(), appContext, report }
}

/** Outside of production the query library reports each failed read on the console. */
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))

const statusOf = (error: Error | undefined) => (error as { status?: number } | undefined)?.status

it('renders a page whose reads succeed', async () => {
  const { error, status, headers } = await init(async () => showPage({}))
  expect([error, status, headers]).toEqual([undefined, 200, {}])
})

it('renders a route that has nothing to load', async () => {
  expect((await init(undefined)).error).toBeUndefined()
})

it('responds with 404 for what does not exist', async () => {
  const { error, status } = await init(async () => notFound())
  expect([error, status]).toEqual([undefined, 404])
})

it('lets caches keep a 404', async () => {
  const loader: Loader<unknown> = async ({ queries }) => {
    const missing = new PlatformError({ kind: 'fault', operation: 'getCategory', status: 404 })
    await queries.prefetch({ queryKey: ['category', 'nothing'], queryFn: () => Promise.reject(missing) })
    return notFound()
  }
  expect(await init(loader)).toMatchObject({ status: 404, headers: {} })
})

it('leaves a redirect to the page component', async () => {
  const { error, status } = await init(async () => redirectTo('/cart'))
  expect([error, status]).toEqual([undefined, 200])
})

it("responds with 503 for a platform that fails, without the platform's text", async () => {
  const { error, report } = await init(() => Promise.reject(down()))
  expect([statusOf(error), error?.message]).toEqual([503, 'The shop could not load what it needs'])
  expect(report.mock.calls).toEqual([[expect.objectContaining({ operation: 'getProduct', status: 500 })]])
})

it.each([
  ['rejects', () => Promise.reject(new TypeError('x is undefined'))],
  [
    'throws at once',
    () => {
      throw new TypeError('x is undefined')
    }
  ],
  ['rejects with no error at all', () => Promise.reject('x')]
])('never rejects when a loader %s: that is our own fault, a plain error', async (_how, loader) => {
  const { error } = await init(loader)
  expect(error).toBeInstanceOf(Error)
  expect(statusOf(error)).toBeUndefined()
})

it('passes on Retry-After where the platform has sent it', async () => {
  const limited = new PlatformError({ kind: 'status', operation: 'getProduct', status: 429, retryAfter: 7 })
  expect((await init(() => Promise.reject(limited))).headers).toMatchObject({ 'retry-after': '7' })
})

it('never rejects before there is an app context', async () => {
  const { res } = createResponse({})
  const state = await initPageState({
    component: {},
    match: { params: {} },
    location: { pathname: '/', search: '' },
    req: {} as Request,
    res
  })
  expect(state.error?.message).toBe('The app context of the render is missing')
})

it.each([['getCategory'], ['getContentPage']])(
  'shows the page without an optional read that failed (%s), and lets no cache keep it',
  async name => {
    const { error, status, headers } = await init(async () => showPage({}), { broken: name })
    expect([error, status]).toEqual([undefined, 200])
    expect(headers).toEqual({ 'cache-control': 'private, no-store' })
  }
)

it('caches under the address that the render will look up, umlauts decoded', async () => {
  const loader: Loader<unknown> = jest.fn(async () => showPage({}))
  const { appContext } = await init(loader, { pathname: '/jasmin/de/gr%C3%BCn' })
  expect(loader).toHaveBeenCalledWith(expect.objectContaining({ path: '/grün', params: { part: 'grün' } }))
  // The router decodes the path, and writes a space in the query its own way.
  const asked = pageQuery(loader, { params: {}, pathname: '/jasmin/de/grün', search: '?q=a+b' }, appContext)
  expect(appContext.client.getQueryData(asked.queryKey)).toEqual(showPage({}))
})

it.each([['/jasmin/de/shop/100%25'], ['/jasmin/de/shop/%E4%B8'], ['/jasmin/de/%2F%2Fevil.com'], ['//']])(
  'survives the address %s',
  async pathname => {
    expect((await init(async () => showPage({}), { pathname })).error).toBeUndefined()
  }
)

it('asks nothing of the platform while the shop is closed for maintenance', async () => {
  const loader = jest.fn(async () => showPage({}))
  const { error, appContext } = await init(loader, { maintenance: true, broken: 'getCategory' })
  expect(error).toBeUndefined()
  expect(loader).not.toHaveBeenCalled()
  expect(appContext.client.getQueryCache().getAll()).toEqual([])
})

it('asks nothing of the platform behind the access gate, and shows the form instead of the page', async () => {
  const loader = jest.fn(async () => showPage({}))
  const { error, appContext } = await init(loader, { closed: { username: '', problems: {} } })
  expect(error).toBeUndefined()
  expect(loader).not.toHaveBeenCalled()
  expect(appContext.client.getQueryCache().getAll()).toEqual([])
  expect(appContext.gate).toMatchObject({ type: AccessPage })
})

it.each([
  ['no menu for a header that the native app shows itself', true, false],
  ['the menu for a header of ours', false, true]
])('reads %s', async (_what, hideHeader, reads) => {
  const view = { app: { hideHeader, hideFooter: !hideHeader } }
  const { appContext } = await init(async () => showPage({}), { view })
  const { queryKey } = categoryMenuQuery(appContext.platform)
  expect(appContext.client.getQueryData(queryKey) !== undefined).toBe(reads)
})

describe('a page whose content page has a url of its own', () => {
  const readOutcome = async (
    pages: Record<string, string>,
    loader: Loader<unknown> = async () => showPage('list')
  ) => {
    const pathname = '/jasmin/de/shop/green-tea'
    const { appContext } = await init(loader, { pathname, pages })
    return appContext.client.getQueryData(
      pageQuery(loader, { params: {}, pathname, search: '?q=a%20b' }, appContext).queryKey
    )
  }

  it('is redirected there, whichever page it is', async () => {
    expect(await readOutcome({ 'category-green-tea': '/green-tea-world#top' })).toEqual(
      redirectTo('/green-tea-world?q=a+b#top')
    )
  })

  it('stays when the url is its own address', async () => {
    expect(await readOutcome({ 'category-green-tea': '/shop/green-tea?sort=brand' })).toEqual(
      showPage('list')
    )
  })

  it('stays when its content leads back to it', async () => {
    expect(await readOutcome({ 'category-green-tea': '/green', green: '/shop/green-tea' })).toEqual(
      showPage('list')
    )
  })

  it('keeps the outcome of a loader that has none to show', async () => {
    expect(await readOutcome({ 'category-green-tea': '/green-tea-world' }, async () => notFound())).toEqual(
      notFound()
    )
  })
})

import type { Request, Response } from 'express'
import { cartLoader } from '../../app/pages/cart/cart-loader'
import { checkoutConfirmationLoader } from '../../app/pages/checkout/checkout-confirmation-loader'
import { checkoutLoader } from '../../app/pages/checkout/checkout-loader'
import { loadContentRoute } from '../../app/pages/content-route-loader'
import { loadHome } from '../../app/pages/home-loader'
import type { Loader } from '../../app/page-unit/loader'
import type { Outcome } from '../../app/page-unit/outcome'
import { pageQuery } from '../../app/page-unit/page-query'
import { loadProductDetail } from '../../app/pages/product-detail/product-detail-loader'
import { loadProductList } from '../../app/pages/product-list/product-list-loader'
import { loadSearch } from '../../app/pages/search/search-loader'
import { OPTIONAL_WAIT_MS } from '../../app/platform/wait-briefly'
import { createErrorLog } from '../../app/server/report-error'
import { initPageState } from '../../app/shell/shop-config/init-page-state'
import { createServerContext } from '../../app/shell/shop-config/create-server-context'
import type { Locals } from '../../app/shell/shop-config/app-context'
import { buildAppConfig, buildSiteContext } from '../factories/app-config'
import { runWithFault } from './run-with-fault'
import { faultCases } from './client-faults'
import {
  captureOutput,
  describeFully,
  pauseTimers,
  startClients,
  TEA,
  watch,
  type Clients,
  type Tab
} from './client-setup'

let clients: Clients
let tab: Tab
let productPath: string
beforeAll(async () => {
  clients = await startClients()
  tab = await clients.openTab()
  const { outcome } = await open(loadProductDetail, `/x-${TEA}`)
  if (outcome?.kind !== 'redirect') throw new Error('the product has no full address')
  productPath = outcome.to
})
/** Failures of optional reads are reported by the query library outside of production. */
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))
/** Lines of the server's log. */
const said: string[] = []
beforeEach(() => void said.splice(0))
afterEach(async () => {
  jest.useRealTimers()
  await clients.switchOff()
})
afterAll(() => clients.stop())

/** Reads a page as the server does before its render. */
async function open<Data>(loader: Loader<Data>, path: string, params = {}) {
  const config = buildAppConfig()
  const appContext = createServerContext({
    config,
    site: buildSiteContext(config),
    platform: tab.platform,
    maintenance: false,
    view: {}
  })
  const headers: Record<string, string> = {}
  const locals: Locals = { appContext, shop: { report: createErrorLog({ write: line => said.push(line) }) } }
  const res = {
    locals,
    setHeader: (name: string, value: string) => (headers[name] = value)
  }
  const { pathname, search } = new URL(`http://shop.test/jasmin/de${path}`)
  const { error } = await initPageState({
    component: { loader },
    match: { params },
    location: { pathname, search },
    req: {} as Request,
    res: res as unknown as Response & { locals: Locals }
  })
  const { queryKey } = pageQuery(loader, { params, pathname, search }, appContext)
  const outcome = appContext.client.getQueryData<Outcome<unknown>>(queryKey)
  appContext.client.clear()
  return {
    outcome,
    status: (error as { status?: number } | undefined)?.status,
    headers,
    lacksPausedReads: locals.lacksPausedReads
  }
}

interface PageCase {
  read: () => Promise<Awaited<ReturnType<typeof open>>>
  critical: string[]
  optional: string[]
}

const MENU = 'getCategory'
const CONTENT = 'getContentPage'
const page =
  <Data>(loader: Loader<Data>, path: string, params = {}) =>
  () =>
    open(loader, path, params)

const pages: Record<string, PageCase> = {
  home: { read: page(loadHome, '/'), critical: [CONTENT], optional: [MENU] },
  list: {
    read: page(loadProductList, '/shop/green-tea', { categoryId: 'green-tea' }),
    critical: ['productSearch', 'getCategory'],
    optional: [CONTENT]
  },
  product: {
    read: () => open(loadProductDetail, productPath),
    critical: ['getProduct'],
    optional: ['productSearch', CONTENT, MENU]
  },
  search: {
    read: page(loadSearch, '/search?q=assam'),
    critical: ['productSearch'],
    optional: [CONTENT, MENU]
  },
  'content page': { read: page(loadContentRoute, '/service'), critical: [CONTENT], optional: [MENU] },
  cart: { read: page(cartLoader, '/cart'), critical: [], optional: [CONTENT, MENU] },
  checkout: { read: page(checkoutLoader, '/checkout'), critical: [], optional: ['Site-Countries', CONTENT] },
  confirmation: {
    read: page(checkoutConfirmationLoader, '/checkout/confirmation?orderNo=JAS1'),
    critical: [],
    optional: [CONTENT]
  }
}

const listReads = (kind: 'critical' | 'optional') =>
  Object.entries(pages).flatMap(([name, reads]) => reads[kind].map(operation => [name, operation] as const))
const everyFault = (kind: 'critical' | 'optional') =>
  listReads(kind).flatMap(read => Object.keys(faultCases).map(what => [...read, what] as const))

it.each(Object.keys(pages))('the page %s is shown while nothing fails', async name => {
  const { outcome, status, headers } = await pages[name]!.read()
  expect([outcome?.kind, status, headers]).toEqual(['page', undefined, {}])
})

it.each(everyFault('optional'))(
  'the page %s is shown without %s after %s, and no cache keeps it, or for a short while where the platform is slow or says when to come again',
  async (name, operation, what) => {
    const deadline = OPTIONAL_WAIT_MS
    const { answer } = await runWithFault(clients, tab, { operation, what, deadline }, pages[name]!.read)
    const { asksToWait, waits } = faultCases[what]!
    const isBrief = asksToWait ?? waits
    expect(answer).toMatchObject({ outcome: { kind: 'page' }, status: undefined, lacksPausedReads: isBrief })
    expect(answer?.headers).toEqual(isBrief ? {} : { 'cache-control': 'private, no-store' })
  }
)

it.each(everyFault('critical'))(
  'the page %s is out of service (503) without %s after %s',
  async (name, operation, what) => {
    const output = captureOutput()
    const { answer } = await runWithFault(clients, tab, { operation, what }, pages[name]!.read)
    expect(answer).toMatchObject({ outcome: undefined, status: 503 })
    expect(said).toEqual([expect.stringContaining(` · ${operation} · `)])
    expect(said.join()).toContain(tab.origin)
    const told = jest.mocked(console.error).mock.calls.flat().map(describeFully).join() + said + output()
    for (const token of tab.tokens) expect(told).not.toContain(token)
  }
)

const nextTurn = () => new Promise(resolve => setImmediate(resolve))

it.each(Object.keys(pages))('the page %s is shown within 5 s while the countries do not come', async name => {
  await clients.switchOn({ operation: 'Site-Countries', kind: 'stall' })
  pauseTimers()
  const { seen } = watch(pages[name]!.read())
  for (let waited = 0; waited < 5_000 && !seen.isSettled; waited += 50) {
    for (let turn = 0; turn < 50; turn += 1) await nextTurn()
    jest.advanceTimersByTime(50)
  }
  expect(seen.answer).toMatchObject({ outcome: { kind: 'page' } })
})

/** In the platform's own words: such a fault is a problem of the platform's type. */
const switchOffPages = () => clients.switchOn({ operation: CONTENT, kind: 'status', status: 404 })

it('a content page that the content system itself does not know is not found', async () => {
  await switchOffPages()
  expect(await pages['content page']!.read()).toMatchObject({ outcome: { kind: 'not-found' }, headers: {} })
})

it('home is never empty: without its content it is out of service (503), and said on the log', async () => {
  await switchOffPages()
  expect(await pages.home!.read()).toMatchObject({ outcome: undefined, status: 503 })
  expect(said).toEqual(['error: unreadable · getContentPage · no-home-page\n'])
})

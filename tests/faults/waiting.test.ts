import type { RequestHandler } from 'express'
import supertest from 'supertest'
import { BRIEF_POLICY } from '../../app/visit/config/cache-policy'
import type { Loader } from '../../app/page-unit/loader'
import { loadContentRoute } from '../../app/pages/content-route-loader'
import { loadHome } from '../../app/pages/home-loader'
import { loadProductList } from '../../app/pages/product-list/product-list-loader'
import { createLatePlatform } from '../../app/platform/late-platform'
import { createSlasClient } from '../../app/platform/session/slas-client'
import type { RequestContext } from '../../app/server/page-request/request-context'
import type { Locals } from '../../app/shell/shop-config/app-context'
import { createServerContext } from '../../app/shell/shop-config/create-server-context'
import { initPageState } from '../../app/shell/shop-config/init-page-state'
import { buildServerSettings } from '../factories/app-config'
import { createShopServer } from '../factories/shop-server'
import { startClients, TEA, type Clients } from './client-setup'

let clients: Clients
beforeAll(async () => {
  clients = await startClients()
})
/** Failures of optional reads are reported by the query library outside of production. */
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))
/** However long a test takes, the pause of two seconds is not over in it. */
beforeEach(() => void jest.spyOn(performance, 'now').mockReturnValue(performance.now()))
afterEach(() => clients.switchOff())
afterAll(() => clients.stop())

const loaders: Record<string, Loader<unknown>> = {
  shop: loadProductList,
  imprint: loadContentRoute,
  '': loadHome
}

/** A page without its markup: what it reads, its status and how long it is kept are those of the shop. */
const readPage: RequestHandler = async (req, res) => {
  const locals = res.locals as Locals & { shop: RequestContext }
  locals.appContext = createServerContext(locals.shop)
  const [, , , first = '', categoryId] = req.path.split('/')
  const { error } = await initPageState({
    component: { loader: loaders[first] },
    match: { params: { categoryId } },
    location: { pathname: req.path, search: '' },
    req,
    res: res as Parameters<typeof initPageState>[0]['res']
  })
  locals.appContext.client.clear()
  if (error) res.status(503)
  res.send('page')
}

function startServer() {
  const settings = buildServerSettings({}, clients.origin)
  const slas = createSlasClient({
    ...settings.config.commerce,
    origin: clients.origin,
    redirectUri: 'http://localhost:3000/callback'
  })
  const shop = supertest(createShopServer(settings, slas, readPage))
  return async (path: string) => {
    const { status, headers } = await shop.get(`/jasmin/de${path}`)
    return { status, cache: headers['cache-control'], retryAfter: headers['retry-after'] }
  }
}

const KEPT = expect.stringMatching(/^public, .*s-maxage=900,/)
const LIST = '/shop/green-tea'

it.each([
  ['429', { kind: 'status', status: 429 }],
  ['503 with a time', { kind: 'status', status: 503 }],
  ['too much load', { kind: 'shed' }]
])(
  'a list is made from the last answers after %s, for a short while, and asks nothing',
  async (_what, fault) => {
    const view = startServer()
    expect(await view(LIST)).toMatchObject({ status: 200, cache: KEPT })
    await clients.switchOn({ operation: 'search', ...fault })
    await clients.countCalls()
    for (let time = 0; time < 20; time += 1)
      expect(await view(LIST)).toMatchObject({ status: 200, cache: BRIEF_POLICY })
    expect((await clients.countCalls())['shopper-search.productSearch']).toBe(1)
  }
)

it('a list without cached data responds 503 with Retry-After, without a request to the platform', async () => {
  const view = startServer()
  await clients.switchOn({ operation: 'search', kind: 'status', status: 429 })
  expect(await view(LIST)).toEqual({ status: 503, cache: 'private, no-store', retryAfter: '2' })
  await clients.countCalls()
  expect(await view('/shop/black-tea')).toMatchObject({ status: 503, cache: 'private, no-store' })
  expect((await clients.countCalls())['shopper-search.productSearch']).toBeUndefined()
})

it('home without its menu is cached briefly after a 429, and not at all after another failure of the menu', async () => {
  await clients.switchOn({ operation: 'categories', kind: 'status', status: 429 })
  const view = startServer()
  for (let time = 0; time < 3; time += 1)
    expect(await view('')).toMatchObject({ status: 200, cache: BRIEF_POLICY })
  await clients.switchOff()
  await clients.switchOn({ operation: 'categories', kind: 'status', status: 500 })
  expect(await startServer()('')).toMatchObject({ status: 200, cache: 'private, no-store' })
})

it('pages of one shopper are not cached', async () => {
  await clients.switchOn({ operation: 'categories', kind: 'status', status: 429 })
  expect(await startServer()('/cart')).toMatchObject({ status: 200, cache: 'private, no-store' })
})

describe('in a browser', () => {
  async function openTab() {
    const { session } = await clients.openTab()
    const sent: string[] = []
    const send: typeof fetch = (input, init) => {
      sent.push(String(input))
      return fetch(String(input).replace(/^\/mobify\/proxy\/\w+/, clients.origin), init)
    }
    const { commerce } = buildServerSettings().config
    const platform = createLatePlatform(
      {
        ...commerce,
        scapiBase: '/mobify/proxy/api',
        instanceBase: '/mobify/proxy/ocapi',
        siteId: 'jasmin',
        locale: 'de-DE',
        currency: 'EUR'
      },
      session,
      send
    )
    return { platform, sent }
  }

  it('a family that answers 429 is asked once, baskets and changes always', async () => {
    const { platform, sent } = await openTab()
    await clients.switchOn({ operation: 'search', kind: 'status', status: 429 })
    for (const q of ['tee', 'tee', 'kaffee'])
      await expect(platform.search.productSearch({ q })).rejects.toMatchObject({ status: 429 })
    expect(sent).toHaveLength(1)

    await clients.switchOn({ operation: 'baskets', kind: 'status', status: 429, times: 1 })
    const { basketId = '' } = await platform.baskets.createBasket({}, { currency: 'EUR' }).catch(error => {
      // What is limited says for how long.
      expect(error).toMatchObject({ status: 429, retryAfter: 2 })
      return platform.baskets.createBasket({}, { currency: 'EUR' })
    })
    const items = [{ productId: TEA, quantity: 1 }]
    expect(await platform.baskets.addItemToBasket({ basketId }, items)).toMatchObject({ basketId })
    expect(await platform.baskets.getBasket({ basketId })).toMatchObject({ basketId })
  })
})

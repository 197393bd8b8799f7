/**
 * Run by memory.test.ts as a process of its own with a small heap: reads what the pages of 8,000
 * addresses need that do not exist, as the server does before each render, and says after each tenth
 * part how much memory is in use.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Request, Response } from 'express'
import type { PageComponent } from '../../app/page-unit/create-page'
import type { Loader } from '../../app/page-unit/loader'
import { loadContentRoute } from '../../app/pages/content-route-loader'
import { loadProductDetail } from '../../app/pages/product-detail/product-detail-loader'
import { loadProductList } from '../../app/pages/product-list/product-list-loader'
import { initPageState } from '../../app/shell/shop-config/init-page-state'
import { createServerContext } from '../../app/shell/shop-config/create-server-context'
import { createPlatformClock } from '../../app/platform/session/platform-clock'
import { createPlatformTransport } from '../../app/server/services/platform-transport'
import { createShopServices } from '../../app/server/services/shop-services'
import { createSiteContext } from '../../app/visit/site/site-context'
import { buildServerSettings } from '../factories/app-config'
import { noPasskeys } from '../factories/slas'
import { buildTokenSet } from '../factories/tokens'

const VIEWS = 8_000
const AT_ONCE = 50
/** Far longer than an id may be, and about as long as one may be. */
const LONG = 'x'.repeat(3_000)
const NEARLY_LONG = 'x'.repeat(180)

/** The platform knows nothing, and repeats what it was asked, as it does. */
const platform = createServer((req, res) => {
  res.writeHead(404, { 'content-type': 'application/problem+json' }).end(
    JSON.stringify({
      title: 'Not Found',
      type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/not-found',
      detail: `Nothing is known of ${req.url}.`
    })
  )
}).listen(0)
const { port } = platform.address() as AddressInfo

const settings = buildServerSettings({}, `http://127.0.0.1:${port}`)
const tokens = async (siteId: string) => buildTokenSet({ siteId })
const nothing = async () => undefined
const slas = {
  loginGuest: tokens,
  login: tokens,
  requestCode: nothing,
  loginByCode: tokens,
  loginByProvider: tokens,
  isEmailVerified: () => Promise.resolve(false),
  refresh: tokens,
  logout: nothing,
  passkeys: noPasskeys
}
const services = createShopServices(
  settings,
  slas,
  createPlatformClock(),
  createPlatformTransport(),
  () => undefined
)
const shops = settings.config.sites.flatMap(site =>
  site.l10n.supportedLocales.map(locale => ({
    site: createSiteContext(settings.config, site, locale, 'http://shop.test'),
    platform: services.platformOf(site.id, locale.id, locale.preferredCurrency)
  }))
)

interface Address {
  loader: Loader<unknown>
  path: string
  params?: Record<string, string>
}

const buildAddress = (view: number): Address => {
  const word = `${view % 2 ? LONG : NEARLY_LONG}-${view}`
  const productId = String(view).padStart(18, '0')
  const addresses: Address[] = [
    { loader: loadContentRoute, path: `/${word}` },
    { loader: loadProductList, path: `/shop/${word}`, params: { categoryId: word } },
    { loader: loadProductDetail, path: `/${word}/tee-${productId}` }
  ]
  return addresses[view % addresses.length]!
}

async function view(number: number): Promise<void> {
  const { loader, path, params = {} } = buildAddress(number)
  const shop = shops[number % shops.length]!
  const res = {
    locals: {
      appContext: createServerContext({
        config: settings.config,
        ...shop,
        maintenance: false,
        view: {}
      })
    },
    status: () => res,
    setHeader: () => undefined
  }
  const { error } = await initPageState({
    component: { loader } as Partial<PageComponent>,
    match: { params },
    location: { pathname: shop.site.href(path), search: '' },
    req: {} as Request,
    res: res as unknown as Response
  })
  if (error) throw error
}

async function viewAll(): Promise<void> {
  for (let number = 0; number < VIEWS; number += AT_ONCE) {
    if (number % (VIEWS / 10) === 0) {
      global.gc?.()
      process.stdout.write(`${process.memoryUsage().heapUsed}\n`)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => view(number + index)))
  }
  global.gc?.()
  process.stdout.write(`${process.memoryUsage().heapUsed}\n`)
}

void viewAll().then(() => {
  platform.close()
  platform.closeAllConnections()
})

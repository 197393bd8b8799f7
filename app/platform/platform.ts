import { storeControllers, type StoreControllers } from './controllers/store-controllers'
import { createAuthorizedCall, type AuthorizedCall } from './http/authorized-call'
import { isFailure } from './http/is-failure'
import type { Send } from './http/send-request'
import { createFamilyFinder, type Family, type PlatformCore, type PlatformSettings } from './platform-core'
import { shopperBaskets, type ShopperBaskets } from './scapi/baskets/shopper-baskets'
import { shopperCustomers, type ShopperCustomers } from './scapi/shopper-customers'
import { shopperOrders, type ShopperOrders } from './scapi/shopper-orders'
import { shopperProducts, type ShopperProducts } from './scapi/shopper-products'
import { shopperSearch, type ShopperSearch } from './scapi/shopper-search'
import { parseAccessToken } from './session/tokens/access-token'
import type { Session } from './session/session'

/**
 * The commerce platform as the shop sees it: every call goes through the session.
 * The families that nearly every page needs are members; the others are loaded
 * with the code that uses them: `platform.family(shopperPromotions).getPromotions(…)`.
 */
export interface Platform {
  /** The locale of texts and formats in responses: RFC 5646, e.g. de-DE. */
  locale: string
  /** Of prices: ISO 4217. */
  currency: string
  products: ShopperProducts
  search: ShopperSearch
  baskets: ShopperBaskets
  orders: ShopperOrders
  customers: ShopperCustomers
  controllers: StoreControllers
  family<Operations extends object>(build: Family<Operations>): Operations
  /** Paths of a product in other locales, by their id; the server's platform only, which knows all locales. */
  findProductPaths?(id: string): Promise<Record<string, string | null>>
  /** Id of the shopper that the calls' token belongs to. */
  getCustomerId(): Promise<string>
}

/**
 * The instance's pictures are served through the shop's own origin: one connection less, and no second host to trust.
 * Those of another host (`IMAGE_ORIGIN`) keep their address, and browsers ask that host.
 */
const PICTURE_PATH = '/dw/image/'
const PICTURE_PROXY = '/mobify/proxy/ocapi'

/**
 * Parses the text of a response; the same text under the same address may give the same object, which then must not be
 * changed.
 */
export type ShareAnswer = (url: string, text: string, parse: (text: string) => unknown) => unknown

/** Hears of every call that fails. */
export type ReportFailure = (error: unknown) => void

/**
 * Builds the platform for one site, locale and session; `share` is for the server, whose readers are many, and
 * `report` for its log.
 */
export const createPlatform = (
  settings: PlatformSettings,
  session: Session,
  send: Send,
  share?: ShareAnswer,
  report?: ReportFailure
): Platform => createPlatformOf(createPlatformCore(settings, session, send, share, report))

/** What every family is built from. */
export function createPlatformCore(
  settings: PlatformSettings,
  session: Session,
  send: Send,
  share?: ShareAnswer,
  report?: ReportFailure
): PlatformCore {
  const pictures = `${settings.instanceOrigin}${PICTURE_PATH}`
  const parse = (text: string): unknown =>
    JSON.parse(text.replaceAll(pictures, `${PICTURE_PROXY}${PICTURE_PATH}`))
  const call = createAuthorizedCall(send, session, (text, { method = 'GET', url }) =>
    share && method === 'GET' ? share(url, text, parse) : parse(text)
  )
  return { settings, session, call: report ? reportFailures(call, report) : call, send }
}

const reportFailures =
  (call: AuthorizedCall, report: ReportFailure): AuthorizedCall =>
  request =>
    call(request).catch((error: unknown) => {
      if (isFailure(error)) report(error)
      throw error
    })

/** Builds the platform over what its calls need. */
export function createPlatformOf(core: PlatformCore): Platform {
  const { settings, session } = core
  const family = createFamilyFinder(core)

  return {
    locale: settings.locale,
    currency: settings.currency,
    products: family(shopperProducts),
    search: family(shopperSearch),
    baskets: family(shopperBaskets),
    orders: family(shopperOrders),
    customers: family(shopperCustomers),
    controllers: family(storeControllers),
    family,
    getCustomerId: async () => parseAccessToken(await session.getAccessToken()).customerId
  }
}

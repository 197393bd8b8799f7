import { storeControllers, type StoreControllers } from './controllers/store-controllers'
import { createAuthorizedCall, type AuthorizedCall } from './http/authorized-call'
import { isFailure } from './http/failures'
import { findRequestedPause, type Waits } from './http/waits'
import type { Send } from './http/send-request'
import type { SiteFacts } from '../visit/config/app-config'
import { createFamilyFinder, type Family, type PlatformCore, type PlatformSettings } from './platform-core'
import { shopperBaskets, type ShopperBaskets } from './scapi/shopper-baskets'
import { shopperCustomers, type ShopperCustomers } from './scapi/shopper-customers'
import { shopperOrders, type ShopperOrders } from './scapi/shopper-orders'
import { shopperProducts, type ShopperProducts } from './scapi/shopper-products'
import { shopperSearch, type ShopperSearch } from './scapi/shopper-search'
import { parseAccessToken } from './session/access-token'
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
  /** The site's promises, which content names by placeholder. */
  facts?: SiteFacts
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

/** Answers that are kept for all readers of public data, by address. */
export interface KeptAnswers {
  /** Parses the text of a response; the same text may give the same object, which then must not be changed. */
  share(url: string, text: string, parse: (text: string) => unknown): unknown
  /** The last answer, as long as it may be shown while the platform gives no new one. */
  find(url: string): unknown
}

interface PlatformParts {
  /** For the server, whose readers are many. */
  kept?: KeptAnswers
  /** Hears of every call that fails. */
  report?(error: unknown): void
  /** The pauses that the platform has asked for; without them every call is made. */
  waits?: Waits
}

/** Builds the platform for one site, locale and session. */
export const createPlatform = (
  settings: PlatformSettings,
  session: Session,
  send: Send,
  parts?: PlatformParts
): Platform => createPlatformOf(createPlatformCore(settings, session, send, parts))

/** The arguments of every family. */
export function createPlatformCore(
  settings: PlatformSettings,
  session: Session,
  send: Send,
  { kept, report, waits }: PlatformParts = {}
): PlatformCore {
  const pictures = `${settings.instanceOrigin}${PICTURE_PATH}`
  const parse = (text: string): unknown =>
    JSON.parse(text.replaceAll(pictures, `${PICTURE_PROXY}${PICTURE_PATH}`))
  const ask = createAuthorizedCall(send, session, (text, { method = 'GET', url }) =>
    kept && method === 'GET' ? kept.share(url, text, parse) : parse(text)
  )
  const call = report ? reportFailures(ask, report) : ask
  return { settings, session, call: waits ? obeyWaits(call, waits, kept) : call, send }
}

/** During a pause readers get the last response. */
const obeyWaits =
  (call: AuthorizedCall, waits: Waits, kept?: KeptAnswers): AuthorizedCall =>
  async request => {
    try {
      return await waits.run(request, () => call(request))
    } catch (error) {
      const { method = 'GET', url } = request
      const last = kept && method === 'GET' && findRequestedPause(error) ? kept.find(url) : undefined
      if (last === undefined) throw error
      return last
    }
  }

const reportFailures =
  (call: AuthorizedCall, report: (error: unknown) => void): AuthorizedCall =>
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
    facts: settings.facts,
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

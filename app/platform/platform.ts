import { createAuthorizedCall } from './http/authorized-call'
import type { Fetch } from './http/send-request'
import { createStoreControllers, type StoreControllers } from './controllers/store-controllers'
import { createScapiClient, type ScapiSettings } from './scapi/scapi-client'
import { createShopperBaskets, type ShopperBaskets } from './scapi/shopper-baskets'
import { createShopperCustomers, type ShopperCustomers } from './scapi/shopper-customers'
import { createShopperOrders, type ShopperOrders } from './scapi/shopper-orders'
import { createShopperProducts, type ShopperProducts } from './scapi/shopper-products'
import { createShopperSearch, type ShopperSearch } from './scapi/shopper-search'
import { parseAccessToken } from './session/access-token'
import type { Session } from './session/session'

/** The commerce platform as the shop sees it: every call goes through the session. */
export interface Platform {
  products: ShopperProducts
  search: ShopperSearch
  baskets: ShopperBaskets
  orders: ShopperOrders
  customers: ShopperCustomers
  controllers: StoreControllers
  /** Id of the shopper whose token the calls carry. */
  getCustomerId(): Promise<string>
}

export interface PlatformSettings extends Omit<ScapiSettings, 'base'> {
  scapiBase: string
  instanceBase: string
  contentSubPath: string
  /** Origin of pictures in the platform's answers. */
  imageOrigin: string
}

/** Pictures come through the shop's own origin: one connection less, and no second host to trust. */
const PICTURE_PATH = '/dw/image/'
export const PICTURE_PROXY = '/mobify/proxy/ocapi'

/** Builds the platform for one site, locale and session. */
export function createPlatform(settings: PlatformSettings, session: Session, send: Fetch): Platform {
  const pictures = `${settings.imageOrigin}${PICTURE_PATH}`
  const call = createAuthorizedCall(send, session, text =>
    text.replaceAll(pictures, `${PICTURE_PROXY}${PICTURE_PATH}`)
  )
  const scapi: ScapiSettings = { ...settings, base: settings.scapiBase }
  const client = createScapiClient(call, scapi)
  return {
    products: createShopperProducts(client, scapi),
    search: createShopperSearch(client, scapi),
    baskets: createShopperBaskets(client, scapi),
    orders: createShopperOrders(client, scapi),
    customers: createShopperCustomers(client),
    controllers: createStoreControllers(call, { ...settings, base: settings.instanceBase }),
    getCustomerId: async () => parseAccessToken(await session.getAccessToken()).customerId
  }
}

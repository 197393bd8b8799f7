import type { AuthorizedCall } from './http/authorized-call'
import type { Fetch } from './http/send-request'
import type { Session } from './session/session'

export interface PlatformSettings {
  /** Where SCAPI hangs: an origin on the server, the shop's own proxy path in the browser. */
  scapiBase: string
  /** Where the instance (OCAPI, controllers, content) hangs, likewise. */
  instanceBase: string
  organizationId: string
  clientId: string
  siteId: string
  /** RFC 5646, e.g. de-DE. */
  locale: string
  /** ISO 4217. */
  currency: string
  /** Path of the alias form with {siteId} and {locale}, e.g. "s/{siteId}/{locale}". */
  contentSubPath: string
  /** Origin of pictures in the platform's answers. */
  imageOrigin: string
}

/** What every family of operations is built from. */
export interface PlatformCore {
  settings: PlatformSettings
  session: Session
  /** Sends with the session's token; renews and repeats once when it is refused. */
  call: AuthorizedCall
  /** The bare transport, for services that are not the platform. */
  send: Fetch
}

/**
 * A family of operations, e.g. Shopper Baskets. Whoever imports it brings it into
 * its bundle; `platform.family(family)` gives the operations.
 */
export type Family<Operations extends object> = (core: PlatformCore) => Operations

/** Operations whose answers depend on the currency (requirement 3.7); all APIs call them by these names. */
export const CURRENCY_OPERATIONS: ReadonlySet<string> = new Set([
  'createBasket',
  'getProduct',
  'getProducts',
  'productSearch',
  'getSearchSuggestions'
])

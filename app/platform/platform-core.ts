import type { AuthorizedCall } from './http/authorized-call'
import type { Send } from './http/send-request'
import type { SiteFacts } from '../visit/config/app-config'
import type { Session } from './session/session'

export interface PlatformSettings {
  /** Base URL of SCAPI: an origin on the server, the shop's own proxy path in the browser. */
  scapiBase: string
  /** Base URL of the instance (OCAPI, controllers, content), likewise. */
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
  /** The site's promises, which content names by placeholder. */
  facts?: SiteFacts
  /** In edit mode content is read as its editor has it, saved or not. */
  isEdited?: boolean
  /** The instance's own origin, which prefixes its pictures in the platform's responses. */
  instanceOrigin: string
}

/** The dependencies of every family of operations. */
export interface PlatformCore {
  settings: PlatformSettings
  session: Session
  /** Sends with the session's token; renews and repeats once when it is refused. */
  call: AuthorizedCall
  /** The bare transport, for services other than the platform. */
  send: Send
}

/**
 * A family of operations, e.g. Shopper Baskets. Importing it adds it to
 * the importer's bundle; `platform.family(family)` returns the operations.
 */
export type Family<Operations extends object> = (core: PlatformCore) => Operations

/** Gives the operations of a family, the same ones each time. */
export function createFamilyFinder(
  core: PlatformCore
): <Operations extends object>(build: Family<Operations>) => Operations {
  const families = new Map<Family<object>, object>()
  return <Operations extends object>(build: Family<Operations>) => {
    const known = families.get(build)
    if (known) return known as Operations
    const operations = build(core)
    families.set(build, operations)
    return operations
  }
}

/** Operations whose responses depend on the currency (requirement 13.1); they have the same names in all APIs. */
export const CURRENCY_OPERATIONS: ReadonlySet<string> = new Set([
  'createBasket',
  'getProduct',
  'getProducts',
  'productSearch',
  'getSearchSuggestions'
])

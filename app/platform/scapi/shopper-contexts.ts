import type { ShopperContextsTypes } from 'commerce-sdk-isomorphic'
import type { BareStatus } from '../http/send-request'
import { scapiFamily } from './scapi-family'

export type PlatformShopperContext = ShopperContextsTypes.ShopperContext

interface OfSession {
  /** The session's id (usid) from the token. */
  usid: string
}

/** Shopper Contexts: what promotions and prices may depend on besides the basket (requirement 13.1). */
export interface ShopperContexts {
  /** @throws PlatformError 404 while the session has no context. */
  getShopperContext(parameters: OfSession): Promise<PlatformShopperContext>
  /** Sets the context, replacing an existing one. */
  createShopperContext(parameters: OfSession, body: PlatformShopperContext): Promise<BareStatus>
  /** Updates an existing context. */
  updateShopperContext(parameters: OfSession, body: PlatformShopperContext): Promise<PlatformShopperContext>
  deleteShopperContext(parameters: OfSession): Promise<BareStatus>
}

export const shopperContexts = scapiFamily<ShopperContexts>(
  'shopper/shopper-context/v1',
  {
    getShopperContext: 'GET /shopper-context/{usid}',
    createShopperContext: 'PUT /shopper-context/{usid} body',
    updateShopperContext: 'PATCH /shopper-context/{usid} body',
    deleteShopperContext: 'DELETE /shopper-context/{usid}'
  },
  { locale: false }
)

import { createAuthorizedCall } from '../platform/http/authorized-call'
import { isNotFound } from '../platform/http/platform-error'
import type { Fetch } from '../platform/http/send-request'
import type { Session } from '../platform/session/session'
import { createPrivateClientSession } from './private-client'
import type { ServerSettings } from './server-settings'

export interface CustomQualifiers {
  deviceType: string
  screenSize: string
}

export type WriteShopperContext = (
  siteId: string,
  usid: string,
  customQualifiers: CustomQualifiers
) => Promise<void>

/**
 * Tells the platform what kind of screen a session has: GET shopper-context/{usid}, PUT when
 * there is none (404), else PATCH (spec 3 section 7 "Server side"). Undefined without a
 * private client in the settings, which turns the feature off.
 *
 * @throws PlatformError (as a rejection).
 */
export function createShopperContext(
  { config, scapiOrigin, privateClient }: ServerSettings,
  send: Fetch,
  now: () => number
): WriteShopperContext | undefined {
  if (!privateClient) return undefined
  const { organizationId, shortCode } = config.commerce
  const settings = { origin: scapiOrigin, organizationId, shortCode, ...privateClient }
  const sessions = new Map<string, Session>(
    config.sites.map(({ id }) => [id, createPrivateClientSession(settings, id, now)])
  )
  const root = `${scapiOrigin}/shopper/shopper-context/v1/organizations/${encodeURIComponent(organizationId)}`

  return async (siteId, usid, customQualifiers) => {
    const session = sessions.get(siteId)
    if (!session) throw new Error(`No private client for site "${siteId}"`)
    const call = createAuthorizedCall(send, session)
    const url = `${root}/shopper-context/${encodeURIComponent(usid)}?siteId=${encodeURIComponent(siteId)}`
    const exists = await call({ operation: 'getShopperContext', url }).then(
      () => true,
      (error: unknown) => {
        if (isNotFound(error)) return false
        throw error
      }
    )
    await call(
      exists
        ? { operation: 'updateShopperContext', method: 'PATCH', url, body: { customQualifiers } }
        : { operation: 'createShopperContext', method: 'PUT', url, body: { customQualifiers } }
    )
  }
}

import { isNotFound } from '../../platform/http/platform-error'
import type { Send } from '../../platform/http/send-request'
import { createPlatform } from '../../platform/platform'
import { shopperContexts, type ShopperContexts } from '../../platform/scapi/shopper-contexts'
import { buildPlatformSettings, type ServerSettings } from '../settings/server-settings'
import { namedFetch } from '../../platform/http/user-agent'
import { createPrivateClientSession } from './private-client'

/** A type and no interface, because the platform takes additional members too. */
type CustomQualifiers = {
  deviceType: string
  screenSize: string
}

type WriteShopperContext = (siteId: string, usid: string, customQualifiers: CustomQualifiers) => Promise<void>

/**
 * Writes a session's screen to the platform: GET shopper-context/{usid}, PUT after a 404, else PATCH
 * (requirement 13.2). Undefined without a private client in the settings, which turns the feature off.
 *
 * @throws PlatformError (as a rejection).
 */
export function createShopperContext(
  settings: ServerSettings,
  send: Send,
  now: () => number,
  platformNow: () => number = now
): WriteShopperContext | undefined {
  const { config, scapiOrigin, privateClient } = settings
  if (!privateClient) return undefined
  const { organizationId, shortCode } = config.commerce
  const client = { origin: scapiOrigin, organizationId, shortCode, send: namedFetch, ...privateClient }
  const contexts = new Map<string, ShopperContexts>(
    config.sites.map(({ id, l10n }) => {
      const session = createPrivateClientSession(client, id, now, platformNow)
      const calledFor = { siteId: id, locale: l10n.defaultLocale, currency: l10n.defaultCurrency }
      const platform = createPlatform(buildPlatformSettings(settings, calledFor), session, send)
      return [id, platform.family(shopperContexts)]
    })
  )

  return async (siteId, usid, customQualifiers) => {
    const context = contexts.get(siteId)
    if (!context) throw new Error(`No private client for site "${siteId}"`)
    const exists = await context.getShopperContext({ usid }).then(
      () => true,
      (error: unknown) => {
        if (isNotFound(error)) return false
        throw error
      }
    )
    if (exists) await context.updateShopperContext({ usid }, { customQualifiers })
    else await context.createShopperContext({ usid }, { customQualifiers })
  }
}

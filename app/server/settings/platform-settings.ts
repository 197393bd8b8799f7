import type { PlatformSettings } from '../../platform/platform-core'
import type { ServerSettings } from './server-settings'

/** For whom the server calls the platform: a site's id, a locale (RFC 5646) and a currency (ISO 4217), and whether an editor asks. */
export type CalledFor = Pick<PlatformSettings, 'siteId' | 'locale' | 'currency' | 'isEdited'>

/** How the server reaches the platform: directly, not through the shop's own proxies. */
export function buildPlatformSettings(settings: ServerSettings, calledFor: CalledFor): PlatformSettings {
  const { organizationId, clientId, contentSubPath, instanceOrigin } = settings.config.commerce
  return {
    scapiBase: settings.scapiOrigin,
    instanceBase: settings.instanceOrigin,
    organizationId,
    clientId,
    contentSubPath,
    instanceOrigin,
    ...calledFor
  }
}

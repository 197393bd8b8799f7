import { createPlatform, type Platform } from '../../app/platform/platform'
import type { Fetch } from '../../app/platform/http/send-request'
import type { PlatformSettings } from '../../app/platform/platform-core'
import { SITE_FACTS } from './app-config'
import type { Session } from '../../app/platform/session/session'

/**
 * The shop's platform over a running sandbox, with the token of one shopper or a session that renews it.
 * `send` may inspect or break calls.
 */
export const createShopPlatform = (
  origin: string,
  session: string | Session,
  send: Fetch = fetch,
  settings: Partial<PlatformSettings> = {}
): Platform =>
  createPlatform(
    {
      scapiBase: origin,
      instanceBase: origin,
      instanceOrigin: origin,
      organizationId: 'f_ecom_sbox_001',
      clientId: '11111111-2222-4333-8444-555555555555',
      contentSubPath: 's/{siteId}/{locale}',
      siteId: 'jasmin',
      locale: 'en-DE',
      currency: 'EUR',
      facts: SITE_FACTS,
      ...settings
    },
    typeof session === 'string'
      ? { getAccessToken: () => Promise.resolve(session), discard: () => undefined }
      : session,
    send
  )

import { readSettings } from '../../visit/config/check-settings'
import { RUN_KEY } from '../../visit/config/run-key'
import type { SettingName } from '../../visit/config/setting-table'

const NAMES = [
  'TRUSTED_FRAME_PARENTS',
  'TRUSTED_CONNECT_SOURCES',
  'TRUSTED_IMAGE_SOURCES',
  'TRUSTED_FRAME_SOURCES',
  'REDIS_URL',
  'TRUSTED_PROXIES',
  'COMMERCE_PRIVATE_CLIENT_ID',
  'COMMERCE_PRIVATE_CLIENT_SECRET',
  'SHOPPER_ID_KEY',
  'FRESH_LOGIN_MINUTES',
  'LOCATION_FINDER_ORIGIN',
  'LOCATION_FINDER_KEY',
  'TURNSTILE_SITE_KEY',
  'TURNSTILE_SECRET',
  'TURNSTILE_VERIFY_URL',
  'SEARCH_ENGINES',
  'NATIVE_APP_TOKEN_HEADER',
  'NATIVE_APP_REFRESH_TOKEN_HEADER',
  'NATIVE_APP_HIDE_HEADER_HEADER',
  'NATIVE_APP_HIDE_FOOTER_HEADER',
  'NATIVE_APP_COOKIE_HANDLER_HEADER',
  'NATIVE_APP_KEY_HEADER',
  'NATIVE_APP_KEY',
  'PAGE_DESIGNER_KEY',
  'FRONTEND_ACCESS_KEY',
  'FRONTEND_ACCESS_SALT'
] as const satisfies readonly SettingName[]

export interface EnvironmentSettings {
  /** Origins that may show the shop in a frame. */
  frameParents: string[]
  /** Third parties that pages may talk to, show pictures of, or show in a frame. */
  thirdParties: { connect: string[]; images: string[]; frames: string[] }
  /** Number of trusted proxies in front of the shop, for the caller's address (X-Forwarded-For). */
  trustedProxies: number
  /** Where all processes of the shop count their limits together. Secret: it may hold a password. */
  redisUrl?: string
  /** For what a shopper's token must not do; without it the shopper's context is not tracked. */
  privateClient?: { clientId: string; secret: string }
  /** Makes the names under which recommendations know shoppers; see `nameShopper`. */
  shopperIdKey?: string
  /** Signs the server's own notes in a session's cookies; without it each process has a key of its own. */
  sessionKey?: string
  /** How old a login may be that changes address, password or payment (requirement 14.7). */
  freshLoginMinutes: number
  /** The courier's finder of Packstations, absent where it is off; the key is secret. */
  locationFinder?: { origin: string; key: string }
  /** Verifies tokens of forms, absent where it is off (requirement 14.5). */
  botCheck?: { secret: string; verifyUrl: string }
  /** Whether search engines may look at this shop: not for one that is there for trials. */
  searchEngines: boolean
  /** Headers in which the native app hands its session over and says how it shows the shop; its key opens the gate. */
  nativeApp: {
    tokenHeader: string
    refreshTokenHeader: string
    hideHeaderHeader: string
    hideFooterHeader: string
    cookieHandlerHeader: string
    keyHeader: string
    key?: string
  }
  /** Closes the shop without the key derived from username, password and salt. */
  accessGate?: AccessGateSettings
}

export interface AccessGateSettings {
  key: string
  salt: string
  /** The key in a page designer's frame address that opens a closed shop. */
  designerKey?: string
}

/**
 * Parses the environment's settings that must not be in a page.
 *
 * @throws Error with a list of the errors, naming variables but no values.
 */
export function parseEnvironment(environment: Record<string, string | undefined>): EnvironmentSettings {
  const env = readSettings(environment, NAMES)
  const { COMMERCE_PRIVATE_CLIENT_ID: clientId, COMMERCE_PRIVATE_CLIENT_SECRET: secret } = env
  const { LOCATION_FINDER_ORIGIN: finder, LOCATION_FINDER_KEY: finderKey } = env
  const { TURNSTILE_SITE_KEY: botCheckKey, TURNSTILE_SECRET: botCheckSecret } = env
  const { FRONTEND_ACCESS_KEY: key, FRONTEND_ACCESS_SALT: salt, PAGE_DESIGNER_KEY: designerKey } = env
  return {
    frameParents: env.TRUSTED_FRAME_PARENTS,
    thirdParties: {
      connect: env.TRUSTED_CONNECT_SOURCES,
      images: env.TRUSTED_IMAGE_SOURCES,
      frames: env.TRUSTED_FRAME_SOURCES
    },
    trustedProxies: env.TRUSTED_PROXIES,
    redisUrl: env.REDIS_URL,
    privateClient: clientId && secret ? { clientId, secret } : undefined,
    shopperIdKey: env.SHOPPER_ID_KEY,
    sessionKey: env.SHOPPER_ID_KEY ?? environment[RUN_KEY],
    freshLoginMinutes: env.FRESH_LOGIN_MINUTES,
    locationFinder: finder && finderKey ? { origin: finder, key: finderKey } : undefined,
    botCheck:
      botCheckKey && botCheckSecret
        ? { secret: botCheckSecret, verifyUrl: env.TURNSTILE_VERIFY_URL }
        : undefined,
    searchEngines: env.SEARCH_ENGINES === 'true',
    nativeApp: {
      tokenHeader: env.NATIVE_APP_TOKEN_HEADER,
      refreshTokenHeader: env.NATIVE_APP_REFRESH_TOKEN_HEADER,
      hideHeaderHeader: env.NATIVE_APP_HIDE_HEADER_HEADER,
      hideFooterHeader: env.NATIVE_APP_HIDE_FOOTER_HEADER,
      cookieHandlerHeader: env.NATIVE_APP_COOKIE_HANDLER_HEADER,
      keyHeader: env.NATIVE_APP_KEY_HEADER,
      key: env.NATIVE_APP_KEY
    },
    accessGate: key && salt ? { key, salt, designerKey } : undefined
  }
}

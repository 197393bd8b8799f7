import { z } from 'zod'
import { APP_HEADERS } from '../../view-mode/app-headers'

/** A list in one variable, separated by commas or spaces. */
const list = (entry: z.ZodString) =>
  z
    .string()
    .optional()
    .transform(text => (text ?? '').split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(entry))

const origin = z.string().regex(/^https?:\/\/[^/\s;,']+$/, 'must be an origin such as https://host')
/** What a Content-Security-Policy understands: an origin, also for all hosts of a domain. */
const source = z
  .string()
  .regex(/^(https|wss):\/\/(\*\.)?[\w.-]+(:\d+)?$/, 'must be like https://host or https://*.host')
const secret = z.string().regex(/^[\w-]{24,128}$/, 'must be 24 to 128 letters, digits, "-" or "_"')
const headerName = z.string().regex(/^[a-z0-9-]{3,64}$/, 'must be the name of a header in small letters')

const schema = z
  .object({
    TRUSTED_FRAME_PARENTS: list(origin),
    TRUSTED_CONNECT_SOURCES: list(source),
    TRUSTED_IMAGE_SOURCES: list(source),
    TRUSTED_FRAME_SOURCES: list(source),
    REDIS_URL: z
      .string()
      .regex(/^rediss?:\/\/\S+$/, 'must be an address such as redis://host:6379')
      .optional(),
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    COMMERCE_PRIVATE_CLIENT_ID: z.string().optional(),
    COMMERCE_PRIVATE_CLIENT_SECRET: z.string().optional(),
    SHOPPER_ID_KEY: secret.optional(),
    LOCATION_FINDER_ORIGIN: origin.optional(),
    LOCATION_FINDER_KEY: z.string().default('sandbox-packstation-key'),
    SEARCH_ENGINES: z.enum(['true', 'false']).default('true'),
    NATIVE_APP_TOKEN_HEADER: headerName.default(APP_HEADERS.token),
    NATIVE_APP_REFRESH_TOKEN_HEADER: headerName.default(APP_HEADERS.refreshToken),
    NATIVE_APP_HIDE_HEADER_HEADER: headerName.default(APP_HEADERS.hideHeader),
    NATIVE_APP_HIDE_FOOTER_HEADER: headerName.default(APP_HEADERS.hideFooter),
    NATIVE_APP_COOKIE_HANDLER_HEADER: headerName.default(APP_HEADERS.cookieHandler),
    NATIVE_APP_KEY_HEADER: headerName.default(APP_HEADERS.key),
    NATIVE_APP_KEY: secret.optional(),
    PAGE_DESIGNER_KEY: secret.optional(),
    FRONTEND_ACCESS_KEY: z
      .string()
      .regex(/^[\w-]{43}$/, 'must be a key made by scripts/derive-access-key.ts')
      .optional(),
    FRONTEND_ACCESS_SALT: z.string().min(16, 'must have 16 characters or more').optional()
  })
  .refine(env => !env.COMMERCE_PRIVATE_CLIENT_ID === !env.COMMERCE_PRIVATE_CLIENT_SECRET, {
    path: ['COMMERCE_PRIVATE_CLIENT_SECRET'],
    message: 'id and secret of the private client belong together'
  })
  .refine(env => !env.FRONTEND_ACCESS_KEY === !env.FRONTEND_ACCESS_SALT, {
    path: ['FRONTEND_ACCESS_KEY'],
    message: 'key and salt of the access gate belong together'
  })

export interface EnvironmentSettings {
  /** Origins that may show the shop in a frame. */
  frameParents: string[]
  /** Third parties that pages may talk to, show pictures of, or show in a frame. */
  thirdParties: { connect: string[]; images: string[]; frames: string[] }
  /** How many proxies in front of the shop tell the truth about the caller's address (X-Forwarded-For). */
  trustedProxies: number
  /** Where all processes of the shop count their limits together. Secret: it may hold a password. */
  redisUrl?: string
  /** For what a shopper's token must not do; without it the shopper's context is not tracked. */
  privateClient?: { clientId: string; secret: string }
  /** Makes the names under which recommendations know shoppers; see `nameShopper`. */
  shopperIdKey?: string
  /** The courier's finder of packstations, on the instance's origin unless it says another; the key is secret. */
  locationFinder: { origin?: string; key: string }
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
  /** Shuts the shop to all who do not hold the key that follows from username, password and salt. */
  accessGate?: AccessGateSettings
}

export interface AccessGateSettings {
  key: string
  salt: string
  /** What a page designer says in its frame's address to see the shop without logging in. */
  designerKey?: string
}

/**
 * Parses what stands in the environment and must not stand in a page.
 *
 * @throws Error with a list of what is wrong, naming variables but no values.
 */
export function parseEnvironment(environment: Record<string, string | undefined>): EnvironmentSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `  - ${String(path[0])}: ${message}`)
    throw new Error(`The configuration is wrong:\n${problems.join('\n')}`)
  }
  const env = parsed.data
  const { COMMERCE_PRIVATE_CLIENT_ID: clientId, COMMERCE_PRIVATE_CLIENT_SECRET: secret } = env
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
    locationFinder: { origin: env.LOCATION_FINDER_ORIGIN, key: env.LOCATION_FINDER_KEY },
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

import { z } from 'zod'
import { APP_HEADERS } from '../app-headers'
import {
  flag,
  headerName,
  list,
  number,
  origin,
  position,
  redisUrl,
  secret,
  text,
  source,
  type Setting
} from './formats'
import { SERVICE_SETTINGS } from './service-settings'

const appHeader = (purpose: string, name: string) => ({
  purpose,
  example: name,
  format: headerName.default(name)
})

/**
 * Every setting of the storefront. The lists of wrong, missing and disabled settings, the server's types and
 * the names in `.env.example` follow from it. No default leads to the sandbox: trials set its settings
 * (scripts/setup/sandbox-settings.mjs).
 */
export const SETTINGS = {
  PORT: {
    purpose: 'where `npm run serve` listens',
    example: '3000',
    format: number(0, 65_535).default(3000)
  },
  PUBLIC_ORIGIN: {
    purpose: 'how browsers reach the shop; links, cookies, logins and the sitemap follow it',
    example: 'https://www.shop.example',
    format: origin.optional(),
    needed: 'production'
  },

  PLATFORM_ORIGIN: {
    purpose: "the platform's API and instance, where both have one origin",
    example: 'https://platform.example',
    format: origin.optional()
  },
  SCAPI_ORIGIN: {
    purpose: "the platform's API, which every page asks",
    example: 'https://kv7kzm78.api.commercecloud.salesforce.com',
    format: origin.optional(),
    needed: 'always',
    insteadOf: 'PLATFORM_ORIGIN'
  },
  INSTANCE_ORIGIN: {
    purpose: 'the instance with its controllers and content, which every page asks',
    example: 'https://production-eu01-shop.demandware.net',
    format: origin.optional(),
    needed: 'always',
    insteadOf: 'PLATFORM_ORIGIN'
  },
  IMAGE_ORIGIN: {
    purpose:
      'the host of pictures, which browsers ask directly, where the platform names another one than the instance',
    example: 'https://pictures.shop.example',
    format: origin.optional()
  },
  CONTENT_SUB_PATH: {
    purpose: 'the path of the content controllers at the instance',
    example: 's/{siteId}/{locale}',
    format: text.optional()
  },
  COMMERCE_ORGANIZATION_ID: {
    purpose: "the organization in the API's addresses",
    example: 'f_ecom_abcd_prd',
    format: z
      .string()
      .regex(/^f_ecom_\w+$/, 'must be like f_ecom_abcd_prd')
      .optional(),
    needed: 'always'
  },
  COMMERCE_SHORT_CODE: {
    purpose: "the short code, which is the API's first part of a host and part of tokens",
    example: 'kv7kzm78',
    format: z.string().regex(/^\w+$/, 'must be letters and digits').optional(),
    needed: 'always'
  },
  COMMERCE_CLIENT_ID: {
    purpose: "the public client of the platform's login, with PUBLIC_ORIGIN/callback among its redirect URIs",
    example: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
    format: z
      .string()
      .regex(/^[\w-]+$/, 'must be the id of a client')
      .optional(),
    needed: 'always'
  },

  URL_SITE: {
    purpose: 'the place of the site in an address',
    example: 'path',
    format: position.optional()
  },
  URL_LOCALE: {
    purpose: 'the place of the locale in an address',
    example: 'path',
    format: position.optional()
  },
  DEFAULT_SITE: {
    purpose: 'the site of an address that names none (config/sites.js)',
    example: 'jasmin',
    format: text.optional()
  },
  CONSENT_COOKIE_PREFIX: {
    purpose: 'what the names of the consent cookies begin with',
    example: 'shop_',
    format: z
      .string()
      .regex(/^[\w-]*$/, 'may hold letters, digits, _ and - only')
      .optional()
  },
  MAINTENANCE: {
    purpose: 'closes the shop with the maintenance page',
    example: 'false',
    format: flag.optional()
  },
  SEARCH_ENGINES: {
    purpose: 'whether search engines may look at this shop',
    example: 'true',
    format: flag.default('true')
  },
  SERVICE_WORKER: {
    purpose: 'the service worker with its offline page',
    example: 'true',
    format: flag.optional()
  },

  TRUSTED_FRAME_PARENTS: {
    purpose: 'origins that may show the shop in a frame',
    example: 'https://partner.example',
    format: list(origin)
  },
  TRUSTED_CONNECT_SOURCES: {
    purpose: 'third parties that pages may talk to',
    example: 'https://*.chat.example,wss://chat.example',
    format: list(source)
  },
  TRUSTED_IMAGE_SOURCES: {
    purpose: 'third parties whose pictures and videos pages may show',
    example: 'https://*.marketing.example',
    format: list(source)
  },
  TRUSTED_FRAME_SOURCES: {
    purpose: 'third parties that pages may show in a frame',
    example: 'https://chat.example',
    format: list(source)
  },
  TRUSTED_PROXIES: {
    purpose: 'how many proxies in front of the shop add to X-Forwarded-For',
    example: '1',
    format: number(0, 10).default(0)
  },
  REDIS_URL: {
    purpose: 'where all machines count the limits of what can be guessed together',
    example: 'rediss://:password@redis.example:6379',
    format: redisUrl.optional(),
    off: 'limits shared by several machines: each machine counts for itself'
  },

  COMMERCE_PRIVATE_CLIENT_ID: {
    purpose: "the private client that logs in by e-mail code and writes into a shopper's context",
    example: '4fa85f64-5717-4562-b3fc-2c963f66afa6',
    format: text.optional(),
    neededWith: ['COMMERCE_PRIVATE_CLIENT_SECRET'],
    off: "logging in by e-mail code, and shopper contexts: the platform does not learn a shopper's device"
  },
  COMMERCE_PRIVATE_CLIENT_SECRET: {
    purpose: 'the secret of the private client',
    example: '…',
    format: text.optional(),
    neededWith: ['COMMERCE_PRIVATE_CLIENT_ID']
  },
  LOGIN_PASSKEYS: {
    purpose: 'whether customers may log in with a passkey',
    example: 'on',
    format: z.enum(['on', 'off'], 'must be on or off').default('off')
  },
  LOGIN_PROVIDERS: {
    purpose: "identity providers of the platform's login with which customers may log in",
    example: 'google,apple',
    format: list(z.enum(['google', 'apple'], 'may name google and apple'))
  },
  SHOPPER_ID_KEY: {
    purpose:
      'makes the names under which recommendations know shoppers, and signs the time of a login (secret)',
    example: 'what `openssl rand -hex 32` prints',
    format: secret.optional(),
    off: 'lasting names at the recommendations service: it knows nobody again after a restart'
  },
  FRESH_LOGIN_MINUTES: {
    purpose: 'how old a login may be, in minutes, that changes address, password, passkeys or saved payments',
    example: '15',
    format: number(1, 1_440).default(15)
  },

  NATIVE_APP_TOKEN_HEADER: appHeader(
    'the header in which the native app hands over its token',
    APP_HEADERS.token
  ),
  NATIVE_APP_REFRESH_TOKEN_HEADER: appHeader(
    'the header in which the native app hands over its refresh token',
    APP_HEADERS.refreshToken
  ),
  NATIVE_APP_HIDE_HEADER_HEADER: appHeader(
    'the header by which the native app leaves out the header of pages',
    APP_HEADERS.hideHeader
  ),
  NATIVE_APP_HIDE_FOOTER_HEADER: appHeader(
    'the header by which the native app leaves out the footer of pages',
    APP_HEADERS.hideFooter
  ),
  NATIVE_APP_COOKIE_HANDLER_HEADER: appHeader(
    'the header in which the native app says what its user chose about cookies',
    APP_HEADERS.cookieHandler
  ),
  NATIVE_APP_KEY_HEADER: appHeader('the header in which the native app sends its key', APP_HEADERS.key),
  NATIVE_APP_KEY: {
    purpose: 'leads the native app past the access gate (secret)',
    example: 'what `openssl rand -hex 32` prints',
    format: secret.optional()
  },
  PAGE_DESIGNER_KEY: {
    purpose: 'leads a page designer past the access gate (secret)',
    example: 'what `openssl rand -hex 32` prints',
    format: secret.optional()
  },
  FRONTEND_ACCESS_KEY: {
    purpose: 'shuts the shop to all who do not log in',
    example: 'what `npx tsx scripts/derive-access-key.ts <username>` prints',
    format: z
      .string()
      .regex(/^[\w-]{43}$/, 'must be a key made by scripts/derive-access-key.ts')
      .optional(),
    neededWith: ['FRONTEND_ACCESS_SALT']
  },
  FRONTEND_ACCESS_SALT: {
    purpose: 'the salt of the access gate',
    example: 'what `npx tsx scripts/derive-access-key.ts <username>` prints',
    format: z.string().min(16, 'must have 16 characters or more').optional(),
    neededWith: ['FRONTEND_ACCESS_KEY']
  },

  ...SERVICE_SETTINGS,
  BUNDLES_FOLDER: {
    purpose: 'where `npm run serve` keeps the files of its builds',
    example: '.bundles',
    format: text.default('.bundles')
  },
  WEB_CONCURRENCY: {
    purpose: 'how many processes share the port',
    example: '2',
    format: number(1, 256).optional()
  },
  PAGES_AT_ONCE: {
    purpose: 'how many pages a process works at, at the same time',
    example: '100',
    format: number(1, 10_000).default(100)
  },
  UNREAD_ANSWERS_MIB: {
    purpose: 'MiB of answers that a process keeps for slow readers',
    example: '64',
    format: number(1, 4_096).default(64)
  },
  REQUEST_BODIES_MIB: {
    purpose: 'MiB of request bodies that a process takes at the same time',
    example: '32',
    format: number(6, 4_096).default(32)
  },
  DRAIN_SECONDS: {
    purpose: 'seconds for which an ending process still takes requests',
    example: '0',
    format: number(0, 60, false).default(0)
  },
  SHUTDOWN_SECONDS: {
    purpose: 'seconds that open requests get after that',
    example: '10',
    format: number(0, 300, false).default(10)
  }
} satisfies Record<string, Setting>

export type SettingName = keyof typeof SETTINGS
export type SettingValues = { [Name in SettingName]: z.output<(typeof SETTINGS)[Name]['format']> }

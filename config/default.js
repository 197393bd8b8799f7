/**
 * Public settings: the framework writes all of this into each page. Everything that differs between
 * installations comes from the environment, which app/visit/config/ describes and checks before anything starts.
 * Nothing leads to the sandbox by itself: `npm start`, `npm run serve` and tests bring its settings along
 * (scripts/setup/sandbox-settings.mjs). What only the server may know it reads itself (app/server/settings).
 */
const sites = require('./sites')
const listConsentServices = require('./consent-services')
const readThirdParties = require('./third-parties')

const env = (name, fallback = '') => process.env[name] || fallback

const instanceOrigin = env('INSTANCE_ORIGIN', env('PLATFORM_ORIGIN'))

const consentPrefix = env('CONSENT_COOKIE_PREFIX', 'shop_')
const thirdParties = readThirdParties(env)

// Services beside the platform; each is off without an address, and pages then neither ask it nor speak of it.
const hasPersonalization = env('PERSONALIZATION_ORIGIN') !== ''
const hasCases = env('CASES_ORIGIN') !== ''

// Errors are reported to the service that the DSN names; the key in it is public.
const sentryDsn = env('SENTRY_DSN')

module.exports = {
  app: {
    url: {
      // 'path', 'query_param' or 'none'
      site: env('URL_SITE', 'path'),
      locale: env('URL_LOCALE', 'path')
    },
    defaultSite: env('DEFAULT_SITE', 'jasmin'),
    sites,
    // Anything else is undefined here, which stops the start: a switch must not be off by a typing error.
    maintenance: { true: true, false: false }[env('MAINTENANCE', 'false')],
    publicOrigin: env('PUBLIC_ORIGIN'),
    // In development files change under the same address. How to switch it off later: worker/README.md.
    serviceWorker: { true: true, false: false }[
      env('SERVICE_WORKER', String(process.env.NODE_ENV === 'production'))
    ],
    commerce: {
      organizationId: env('COMMERCE_ORGANIZATION_ID'),
      shortCode: env('COMMERCE_SHORT_CODE'),
      clientId: env('COMMERCE_CLIENT_ID'),
      // Pictures of the instance are asked for through the shop's own origin, those of another one directly.
      instanceOrigin,
      imageOrigin: env('IMAGE_ORIGIN', instanceOrigin),
      contentSubPath: env('CONTENT_SUB_PATH', 's/{siteId}/{locale}'),
      login: {
        // Codes are for private clients of the platform's login only.
        code: env('COMMERCE_PRIVATE_CLIENT_ID') !== '' && env('COMMERCE_PRIVATE_CLIENT_SECRET') !== '',
        passkeys: { on: true, off: false }[env('LOGIN_PASSKEYS', 'off')],
        providers: env('LOGIN_PROVIDERS')
          .split(/[\s,]+/)
          .filter(Boolean)
      }
    },
    consent: {
      prefix: consentPrefix,
      services: listConsentServices(consentPrefix, {
        monitoring: sentryDsn !== '',
        personalization: hasPersonalization,
        thirdParties
      })
    },
    monitoring: { dsn: sentryDsn, environment: env('SENTRY_ENVIRONMENT', 'production') },
    thirdParties,
    // Card form, fraud screening and resources come from there; the key is public.
    payment: {
      origin: env('PAYMENT_ORIGIN'),
      publicKey: env('PAYMENT_PUBLIC_KEY')
    },
    // Ids and names that pages may hold; keys stay in the environment of the server.
    sideServices: {
      ...(hasPersonalization && {
        personalization: {
          clientId: env('PERSONALIZATION_CLIENT_ID'),
          realm: env('PERSONALIZATION_REALM'),
          // 'prd' or 'sbx'
          instanceType: env('PERSONALIZATION_INSTANCE_TYPE'),
          siteId: env('PERSONALIZATION_SITE_ID', '{siteId}')
        }
      }),
      ...(hasCases && {
        cases: {
          organizationId: env('CASES_ORGANIZATION_ID'),
          countryField: env('CASES_COUNTRY_FIELD', 'Country__c'),
          reasonField: env('CASES_REASON_FIELD', 'Contact_Reason__c')
        }
      }),
      packstations: env('LOCATION_FINDER_ORIGIN') !== ''
    },
    mrtDataStore: { enabled: false }
  },
  ssrEnabled: true,
  // Files that browsers get from Managed Runtime: none that `npm run serve` would not serve
  // (scripts/production/public-files.ts).
  ssrOnly: [
    'ssr.js',
    'server-renderer.js',
    'request-processor.js',
    'worker.js',
    '*-server.js',
    '*.map',
    '*.json',
    'config/**/*',
    'node_modules/**/*'
  ],
  // A file in both lists would be for browsers as well.
  ssrShared: [
    'static/**/*',
    '*.js',
    '*.js.LICENSE.txt',
    '!ssr.js',
    '!server-renderer.js',
    '!request-processor.js',
    '!worker.js',
    '!*-server.js'
  ],
  ssrParameters: {
    // The release that Managed Runtime's guide recommends; Node.js maintains it until April 2027. AWS Lambda calls
    // handlers that answer by a callback, as the framework's does, up to this release: with 24.x it would hang on a
    // wrapper of the runtime.
    ssrFunctionNodeVersion: '22.x',
    // Managed Runtime ignores proxies of the configuration: those of its environment are entered in Runtime Admin or by
    // its API. So nothing of the machine that pushes belongs here. The server reads where ours lead by itself.
    proxyConfigs: []
  }
}

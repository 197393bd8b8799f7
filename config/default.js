/**
 * The settings of the storefront. Everything that differs between installations
 * can be set by environment (see .env.example); the defaults point at the
 * embedded platform on this machine.
 */
const sites = require('./sites')
const listConsentServices = require('./consent-services')
const readThirdParties = require('./third-parties')

const env = (name, fallback) => process.env[name] || fallback

const platformOrigin = env('PLATFORM_ORIGIN', 'http://127.0.0.1:4000')
const scapiOrigin = env('SCAPI_ORIGIN', platformOrigin)
const instanceOrigin = env('INSTANCE_ORIGIN', platformOrigin)

const consentPrefix = env('CONSENT_COOKIE_PREFIX', 'shop_')
const thirdParties = readThirdParties(env)

// Third parties that the browser reaches through the shop's own origin.
const personalizationOrigin = env('PERSONALIZATION_ORIGIN', platformOrigin)
const casesOrigin = env('CASES_ORIGIN', platformOrigin)

// Errors are reported to the service that the DSN names; the key in it is public.
const sentryDsn = env('SENTRY_DSN', '')
const sentryOrigin = sentryDsn.replace(/\/\/[^@/]*@/, '//').replace(/\/\d+$/, '')

const proxy = (origin, path) => {
  const [protocol, host] = origin.split('://')
  return { protocol, host, path }
}

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
    publicOrigin: env('PUBLIC_ORIGIN', ''),
    // In development files change under the same address. How to switch it off later: worker/README.md.
    serviceWorker: { true: true, false: false }[
      env('SERVICE_WORKER', String(process.env.NODE_ENV === 'production'))
    ],
    commerce: {
      organizationId: env('COMMERCE_ORGANIZATION_ID', 'f_ecom_sbox_001'),
      shortCode: env('COMMERCE_SHORT_CODE', 'sandbox1'),
      clientId: env('COMMERCE_CLIENT_ID', '11111111-2222-4333-8444-555555555555'),
      // Addresses of pictures that start with this origin are asked for through the shop's own origin.
      imageOrigin: env('IMAGE_ORIGIN', instanceOrigin),
      contentSubPath: env('CONTENT_SUB_PATH', 's/{siteId}/{locale}')
    },
    consent: {
      prefix: consentPrefix,
      services: listConsentServices(consentPrefix, { monitoring: sentryDsn !== '', thirdParties })
    },
    monitoring: { dsn: sentryDsn, environment: env('SENTRY_ENVIRONMENT', 'production') },
    thirdParties,
    // Card form, fraud screening and resources come from there; the key is public.
    payment: {
      origin: env('PAYMENT_ORIGIN', platformOrigin),
      publicKey: env('PAYMENT_PUBLIC_KEY', 's-pub-sandbox')
    },
    // Ids and names that pages may hold; keys stay in the environment of the server.
    sideServices: {
      personalization: {
        clientId: env('PERSONALIZATION_CLIENT_ID', 'sandbox-{siteId}'),
        realm: env('PERSONALIZATION_REALM', 'sbox'),
        // 'prd' or 'sbx'
        instanceType: env('PERSONALIZATION_INSTANCE_TYPE', 'sbx'),
        siteId: env('PERSONALIZATION_SITE_ID', '{siteId}')
      },
      cases: {
        organizationId: env('CASES_ORGANIZATION_ID', '00D000000000001'),
        countryField: env('CASES_COUNTRY_FIELD', 'Country__c'),
        reasonField: env('CASES_REASON_FIELD', 'Contact_Reason__c')
      }
    },
    mrtDataStore: { enabled: false }
  },
  ssrEnabled: true,
  // What browsers get from Managed Runtime: nothing that `npm run serve` would not serve (scripts/production/public-files.ts).
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
  ssrShared: ['static/**/*', '*.js', '*.js.LICENSE.txt'],
  ssrParameters: {
    ssrFunctionNodeVersion: '20.x',
    // Managed Runtime allows eight at most.
    proxyConfigs: [
      proxy(scapiOrigin, 'api'),
      proxy(instanceOrigin, 'ocapi'),
      proxy(personalizationOrigin, 'einstein'),
      proxy(casesOrigin, 'cases'),
      ...(sentryDsn ? [proxy(sentryOrigin, 'monitoring')] : [])
    ]
  }
}

/**
 * The settings of the storefront. Everything that differs between installations
 * can be set by environment (see .env.example); the defaults point at the
 * embedded platform on this machine.
 */
const sites = require('./sites')

const env = (name, fallback) => process.env[name] || fallback

const platformOrigin = env('PLATFORM_ORIGIN', 'http://127.0.0.1:4000')
const scapiOrigin = env('SCAPI_ORIGIN', platformOrigin)
const instanceOrigin = env('INSTANCE_ORIGIN', platformOrigin)

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
    commerce: {
      organizationId: env('COMMERCE_ORGANIZATION_ID', 'f_ecom_sbox_001'),
      shortCode: env('COMMERCE_SHORT_CODE', 'sandbox1'),
      clientId: env('COMMERCE_CLIENT_ID', '11111111-2222-4333-8444-555555555555'),
      // Addresses of pictures that start with this origin are asked for through the shop's own origin.
      imageOrigin: env('IMAGE_ORIGIN', instanceOrigin),
      contentSubPath: env('CONTENT_SUB_PATH', 's/{siteId}/{locale}')
    },
    mrtDataStore: { enabled: false }
  },
  ssrEnabled: true,
  ssrOnly: ['ssr.js', 'ssr.js.map', 'server-renderer.js', '*-server.js', 'node_modules/**/*.*'],
  ssrShared: ['static/**/*', '*.js', '*.js.map', '*.json', 'worker.js'],
  ssrParameters: {
    ssrFunctionNodeVersion: '20.x',
    proxyConfigs: [proxy(scapiOrigin, 'api'), proxy(instanceOrigin, 'ocapi')]
  }
}

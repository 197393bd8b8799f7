/* The framework's webpack settings, with what we do differently. */
const path = require('node:path')
const { NormalModuleReplacementPlugin } = require('webpack')
const kit = require('@salesforce/pwa-kit-dev/configs/webpack/config')

/**
 * What only some pages need stays out of the vendor file, which every page loads.
 */
const forBrowser = config => ({
  ...config,
  resolve: {
    ...config.resolve,
    alias: {
      // The library writes the head while it renders; ours writes it once, see there. The server needs the library.
      // Before the kit's own entry for it, since the first one that fits counts.
      'react-helmet$': path.join(__dirname, 'app/page-head/browser-head.tsx'),
      '@salesforce/pwa-kit-react-sdk/ssr/universal/components/redirect-with-status$': path.join(
        __dirname,
        'app/page-unit/browser-redirect.ts'
      ),
      // The router checks properties with them, in development only, and says nowhere that it can do without.
      ...(config.mode === 'production' ? { 'prop-types$': false, 'react-is$': false } : {}),
      'hoist-non-react-statics$': path.join(__dirname, 'app/shell/start/hoist-statics.ts'),
      ...config.resolve.alias,
      // The framework's also holds what only servers ask for.
      '@salesforce/pwa-kit-react-sdk/ssr/universal/utils$': path.join(
        __dirname,
        'app/shell/start/asset-url.ts'
      )
    }
  },
  optimization: {
    ...config.optimization,
    splitChunks: {
      cacheGroups: {
        vendor: {
          test: /[\\/]node_modules[\\/]/,
          name: 'vendor',
          chunks: 'initial'
        },
        // Rows of products stand on most pages, and several kinds of them on some.
        rows: {
          test: /[\\/](ui[\\/]carousel|features[\\/]wishlist[\\/](use-wishes|messages|api[\\/]wishlist-query|components[\\/]wish-heart)|content[\\/]components[\\/](carousel-labels|product-carousel[\\/](tile-row|tile-limit)))/,
          name: 'rows',
          chunks: 'async',
          enforce: true
        },
        // Once, and not again in each file whose code calls somebody.
        calls: {
          test: /[\\/]platform[\\/]http[\\/](send-request|read-text|parse-fault|refuse-redirects|authorized-call)\.ts$/,
          name: 'platform-http',
          chunks: 'async',
          enforce: true
        }
      }
    }
  }
})

/** On the server size does not matter, and a stack trace with names does. */
const forServer = config => ({
  ...config,
  // Names source maps that it does not bring along.
  ignoreWarnings: [
    { module: /node_modules[\\/]undici/, message: /source map/ },
    // Loads the framework's configuration where there is no build; a build brings its own.
    { module: /node_modules[\\/]import-fresh/, message: /request of a dependency/ },
    // Asks for what other stores of limits need, which nobody here has.
    { module: /node_modules[\\/]rate-limiter-flexible/, message: /request of a dependency/ }
  ],
  optimization: { ...config.optimization, minimize: false, moduleIds: 'named' }
})

const renderFolder = path.join(__dirname, 'app/server/render')

/**
 * Modules that do for every request what is needed once, and ours in their place
 * (each says what it saves). Ours still reach the originals.
 */
const RENDER_MODULES = {
  '@loadable/server': 'chunk-extractor',
  '../universal/components/route-component': 'route-component',
  'serialize-javascript': 'serialize-state',
  'react-helmet': 'helmet',
  '@tanstack/react-query': 'react-query'
}

const replaceRenderModules = new NormalModuleReplacementPlugin(
  /@loadable\/server$|route-component$|^serialize-javascript$|^@tanstack\/react-query$|^react-helmet$/,
  asked => {
    const ours = RENDER_MODULES[asked.request]
    if (ours && asked.context !== renderFolder) asked.request = path.join(renderFolder, ours)
  }
)

/** Development keeps the originals, which warn. */
const forRenderer = config =>
  config.mode === 'production'
    ? {
        ...forServer(config),
        plugins: [...config.plugins, replaceRenderModules]
      }
    : forServer(config)

/** Of the kit's optional files only the service worker: no page of ours asks for all of core-js. */
const forWorker = config => ({ ...config, entry: { worker: config.entry.worker } })

const cacheDirectory = path.resolve(__dirname, 'node_modules/.cache/webpack')

module.exports = kit.map(config => {
  const cached =
    config.mode === 'development'
      ? { ...config, cache: { type: 'filesystem', cacheDirectory, name: config.name } }
      : config
  if (config.name === 'client') return forBrowser(cached)
  if (config.name === 'client-optional') return forWorker(cached)
  if (config.name === 'server') return forRenderer(cached)
  return forServer(cached)
})

/* The framework's webpack settings, with what we do differently. */
const path = require('node:path')
const { DefinePlugin } = require('webpack')
const kit = require('@salesforce/pwa-kit-dev/configs/webpack/config')
const { replaceInBrowser, replaceInRenderer } = require('./app/entry/kit-adapter/replace-modules')

/**
 * What only some pages need stays out of the vendor file, which every page loads.
 */
const forBrowser = config => ({
  ...config,
  // Modules with a half for each side ask whether there is a window; the server's half stays out of the browser's files.
  plugins: [
    ...config.plugins,
    new DefinePlugin({ 'typeof window': '"object"' }),
    replaceInBrowser(config.mode)
  ],
  optimization: {
    ...config.optimization,
    splitChunks: {
      cacheGroups: {
        vendor: {
          test: /[\\/]node_modules[\\/]/,
          name: 'vendor',
          chunks: 'initial'
        },
        // What rows of products have in common. Without both groups the home page loads 1.8 to 3.5 KiB more and a
        // product 0.9 KiB, beyond 120; webpack's own rule for shared code loads 1 to 3 KiB more, in twice as many files.
        rows: {
          test: /[\\/](ui[\\/]carousel|features[\\/]wishlist[\\/](use-wishes|messages|api[\\/]wishlist-query|components[\\/]wish-heart)|content[\\/]components[\\/](carousel-labels|product-carousel[\\/](tile-row|tile-limit)))/,
          name: 'rows',
          chunks: 'async',
          enforce: true
        },
        // Once, and not again in each file whose code calls a service.
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

const forRenderer = config => ({
  ...forServer(config),
  plugins: [...config.plugins, replaceInRenderer]
})

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

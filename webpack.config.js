/* The framework's webpack settings, with what we do differently. */
const path = require('node:path')
const { DefinePlugin } = require('webpack')
const kit = require('@salesforce/pwa-kit-dev/configs/webpack/config')
const { replaceInBrowser, replaceInRenderer } = require('./app/entry/kit-adapter/replace-modules')

/** Puts modules that several late files need into one file. A module that has moved stops the build. */
function keepTogether(name, modules) {
  const files = new Set(modules.map(module => require.resolve(`./${module}`)))
  return { test: module => files.has(module.resource), name, chunks: 'async', enforce: true }
}

/**
 * Files keep the names that the code gives them. Shared files, which webpack would name after their modules, get a
 * number: product pages load 1.3 KiB less, compressed, and homes 0.7.
 */
const shortFileNames = {
  apply: ({ hooks }) =>
    hooks.compilation.tap('short-file-names', compilation =>
      compilation.hooks.beforeChunkIds.tap('short-file-names', chunks => {
        for (const chunk of chunks)
          if (chunk.name) Object.assign(chunk, { id: chunk.name, ids: [chunk.name] })
      })
    )
}

/**
 * What only some pages need stays out of the vendor file, which every page loads.
 */
const forBrowser = config => ({
  ...config,
  // Modules with a half for each side ask whether there is a window; the server's half stays out of the browser's files.
  plugins: [
    ...config.plugins,
    new DefinePlugin({ 'typeof window': '"object"' }),
    shortFileNames,
    replaceInBrowser(config.mode)
  ],
  optimization: {
    ...config.optimization,
    chunkIds: 'deterministic',
    splitChunks: {
      cacheGroups: {
        vendor: {
          test: /[\\/]node_modules[\\/]/,
          name: 'vendor',
          chunks: 'initial'
        },
        // What rows of products have in common. Without both groups the home page loads 1.8 to 3.5 KiB more and a
        // product 0.9 KiB, beyond 120; webpack's own rule for shared code loads 1 to 3 KiB more, in twice as many files.
        rows: keepTogether('rows', [
          'app/ui/media/carousel.tsx',
          'app/ui/media/use-track.ts',
          'app/features/wishlist/use-wishes.ts',
          'app/features/wishlist/messages.ts',
          'app/features/wishlist/wishlist-query.ts',
          'app/features/wishlist/wish-heart.tsx',
          'app/content/carousel/carousel-labels.ts',
          'app/content/recommendations/tile-row.tsx'
        ]),
        // Once, and not again in each file whose code calls a service.
        calls: keepTogether('platform-http', [
          'app/platform/http/send-request.ts',
          'app/platform/http/read-text.ts',
          'app/platform/http/parse-fault.ts',
          'app/platform/http/refuse-redirects.ts',
          'app/platform/http/authorized-call.ts'
        ])
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
    // Loads template engines by name; the shop has none.
    { module: /node_modules[\\/]express[\\/]lib[\\/]view/, message: /request of a dependency/ },
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

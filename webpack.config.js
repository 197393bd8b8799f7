/* The framework's webpack settings, with what we do differently. */
const path = require('node:path')
const kit = require('@salesforce/pwa-kit-dev/configs/webpack/config')

/**
 * Messages are compiled ahead of time, so no ICU parser ships to the browser.
 * What only some pages need stays out of the vendor file, which every page loads.
 */
const forBrowser = config => ({
  ...config,
  resolve: {
    ...config.resolve,
    alias: {
      ...config.resolve.alias,
      '@formatjs/icu-messageformat-parser': require.resolve('@formatjs/icu-messageformat-parser/no-parser')
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
        }
      }
    }
  }
})

/** On the server size does not matter, and a stack trace with names does. */
const forServer = config => ({
  ...config,
  optimization: { ...config.optimization, minimize: false, moduleIds: 'named' }
})

const isForBrowser = config => config.target === 'web'

/** The kit bundles all of core-js as a polyfill file, which no page of ours asks for. */
const isPolyfill = config => config.name === 'client-optional' && !config.entry.worker

const cacheDirectory = path.resolve(__dirname, 'node_modules/.cache/webpack')

module.exports = kit
  .filter(config => !isPolyfill(config))
  .map(config => {
    const cached =
      config.mode === 'development'
        ? { ...config, cache: { type: 'filesystem', cacheDirectory, name: config.name } }
        : config
    if (config.name === 'client') return forBrowser(cached)
    return isForBrowser(config) ? cached : forServer(cached)
  })

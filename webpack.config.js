/* The framework's webpack settings, with three changes for the browser bundle. */
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

/** Imports of our own TypeScript from ssr.js, which has to be JavaScript. */
const cacheDirectory = path.resolve(__dirname, 'node_modules/.cache/webpack')

module.exports = kit.map(config => {
  const cached =
    config.mode === 'development'
      ? { ...config, cache: { type: 'filesystem', cacheDirectory, name: config.name } }
      : config
  return config.name === 'client' ? forBrowser(cached) : cached
})

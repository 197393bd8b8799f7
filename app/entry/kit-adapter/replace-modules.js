const path = require('node:path')
const { WebpackError } = require('webpack')

/** Requests of the framework's renderer, and the module in `replacements/` that answers each instead. */
const REPLACEMENTS = {
  '@loadable/server': 'loadable-server.ts',
  '../universal/components/route-component': 'route-component.ts',
  'react-helmet': 'react-helmet.ts',
  'serialize-javascript': 'serialize-javascript.ts'
}

const FRAMEWORK = path.join('@salesforce', 'pwa-kit-react-sdk')
const NAME = 'replaceModules'

/**
 * Only the framework's own requests are replaced: everybody else who imports such a package gets the package. The build
 * fails when a replacement is in no bundle, because the framework asks for it by another name or no longer at all.
 */
function replaceModules(compiler) {
  const files = new Map(
    Object.entries(REPLACEMENTS).map(([request, file]) => [
      request,
      path.join(__dirname, 'replacements', file)
    ])
  )
  compiler.hooks.normalModuleFactory.tap(NAME, factory =>
    factory.hooks.beforeResolve.tap(NAME, asked => {
      if (asked.context.includes(FRAMEWORK)) asked.request = files.get(asked.request) ?? asked.request
    })
  )
  compiler.hooks.thisCompilation.tap(NAME, compilation =>
    compilation.hooks.finishModules.tap(NAME, modules => {
      const bundled = new Set([...modules].map(({ resource }) => resource))
      for (const [request, file] of files)
        if (!bundled.has(file))
          compilation.errors.push(
            new WebpackError(`The framework does not ask for "${request}" any more, which ${file} replaces`)
          )
    })
  )
}

module.exports = { replaceModules }

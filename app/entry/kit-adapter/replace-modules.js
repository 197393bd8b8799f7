const path = require('node:path')
const { WebpackError } = require('webpack')

const FRAMEWORK = path.join('@salesforce', 'pwa-kit-react-sdk')
const NAME = 'replaceModules'

/**
 * A plugin by which requests lead to modules in `replacements/`. The build fails when one of these is in no bundle,
 * because its package is asked for by another name or no longer at all.
 */
const replaceModules = (replacements, isReplacedFor) => compiler => {
  const files = new Map(
    Object.entries(replacements).map(([request, file]) => [
      request,
      path.join(__dirname, 'replacements', file)
    ])
  )
  compiler.hooks.normalModuleFactory.tap(NAME, factory =>
    factory.hooks.beforeResolve.tap(NAME, asked => {
      if (isReplacedFor(asked.context)) asked.request = files.get(asked.request) ?? asked.request
    })
  )
  compiler.hooks.thisCompilation.tap(NAME, compilation =>
    compilation.hooks.finishModules.tap(NAME, modules => {
      const bundled = new Set([...modules].map(({ resource }) => resource))
      for (const [request, file] of files)
        if (!bundled.has(file))
          compilation.errors.push(new WebpackError(`Nobody asks for "${request}", which ${file} replaces`))
    })
  )
}

/** Only for the framework's own requests: everybody else who imports such a package gets the package. */
const replaceInRenderer = replaceModules(
  {
    '@loadable/server': 'loadable-server.ts',
    '../universal/components/route-component': 'route-component.ts',
    'react-helmet': 'react-helmet.ts',
    'serialize-javascript': 'serialize-javascript.ts'
  },
  context => context.includes(FRAMEWORK)
)

/**
 * Packages that the router and `@loadable/component` insist on: without them each first view has 1 KiB less. Two of
 * them check props and components in development, and are replaced in production only.
 */
const replaceInBrowser = mode =>
  replaceModules(
    {
      'hoist-non-react-statics': 'hoist-statics.ts',
      ...(mode === 'production' && {
        'prop-types': 'checks-of-development.ts',
        'react-is': 'checks-of-development.ts'
      })
    },
    context => context.includes('node_modules')
  )

module.exports = { replaceInBrowser, replaceInRenderer }

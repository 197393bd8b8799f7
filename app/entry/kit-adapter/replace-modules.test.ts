import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Compiler, Configuration, Stats } from 'webpack'

const webpack =
  jest.requireActual<(options: Configuration, done: (error: Error | null, stats?: Stats) => void) => unknown>(
    'webpack'
  )
const { replaceInRenderer } = jest.requireActual<{ replaceInRenderer: (compiler: Compiler) => void }>(
  './replace-modules'
)

const folder = mkdtempSync(join(tmpdir(), 'renderer-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A renderer in the framework's folder that asks for these modules: the requests and errors of its build. */
async function build(...requests: string[]) {
  const framework = join(folder, 'node_modules/@salesforce/pwa-kit-react-sdk/ssr/server')
  mkdirSync(framework, { recursive: true })
  const entry = join(framework, 'react-rendering.js')
  writeFileSync(entry, requests.map(request => `require('${request}')`).join('\n'))
  const stats = await new Promise<Stats>((resolve, reject) =>
    webpack(
      {
        mode: 'none',
        target: 'node',
        entry,
        output: { path: folder },
        // The compiler of the shop's modules is not under test.
        module: { rules: [{ test: /\.ts$/, type: 'asset/source' }] },
        plugins: [replaceInRenderer]
      },
      (error, built) => (error || !built ? reject(error ?? new Error('no build')) : resolve(built))
    )
  )
  const { errors = [], modules = [] } = stats.toJson({ errors: true, modules: true })
  return {
    errors: errors.map(({ message }) => message),
    replaced: modules.map(({ name }) => name?.match(/replacements\/(.*)/)?.[1]).filter(Boolean)
  }
}

const ALL = [
  '@loadable/server',
  '../universal/components/route-component',
  'react-helmet',
  'serialize-javascript'
]

it('gives the framework’s renderer the modules of the adapter', async () => {
  expect(await build(...ALL)).toEqual({
    errors: [],
    replaced: ['loadable-server.ts', 'route-component.ts', 'react-helmet.ts', 'serialize-javascript.ts']
  })
})

it.each(ALL)('fails the build when the framework does not ask for %s any more', async left => {
  const { errors } = await build(...ALL.filter(request => request !== left))
  expect(errors).toEqual([expect.stringContaining(`Nobody asks for "${left}"`)])
})

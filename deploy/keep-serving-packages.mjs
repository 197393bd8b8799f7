/**
 * Leaves in package.json only what the production server imports around the bundle, so that
 * `npm prune` removes everything else. For the container's copy; the project's own file stays as it is.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const PRODUCTION = 'scripts/production'
const files = readdirSync(PRODUCTION).filter(name => name.endsWith('.ts') && !name.includes('.test.'))
const code = ['scripts/serve.ts', ...files.map(name => `${PRODUCTION}/${name}`)]
  .map(name => readFileSync(name, 'utf8'))
  .join('\n')
/** The package of a module within it, e.g. `@scope/name/part`. */
const namePackage = module =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/')
const imported = [...code.matchAll(/from '([^'.][^']*)'/g)].map(([, module]) => namePackage(module))

const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const dependencies = Object.fromEntries(
  Object.entries(manifest.dependencies).filter(([name]) => imported.includes(name))
)
const unknown = imported.filter(name => !name.startsWith('node:') && !dependencies[name])
if (unknown.length > 0) throw new Error(`package.json does not have ${unknown.join(', ')}`)

const { devDependencies: _tools, overrides: _overrides, ...rest } = manifest
writeFileSync('package.json', `${JSON.stringify({ ...rest, dependencies }, null, 2)}\n`)

import { build } from 'esbuild'

/**
 * The production server as plain JavaScript, beside the bundle that it serves: to translate it at each start takes half
 * a second, and memory for as long as it runs. CommonJS, as the framework's own files are, so that what they export
 * means the same here; what only serves pages is still loaded by the processes that serve them.
 */
build({
  entryPoints: ['scripts/serve.ts'],
  outfile: 'build/serve.cjs',
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'cjs'
}).catch(() => {
  process.exitCode = 1
})

import { build } from 'esbuild'

/**
 * The production server as plain JavaScript, beside the bundle that it serves: to translate it at each start takes half
 * a second, and memory for as long as it runs. What only serves pages stays in a file of its own, which the process
 * that runs the others does not load.
 */
build({
  entryPoints: ['scripts/serve.ts'],
  outdir: 'build',
  outExtension: { '.js': '.mjs' },
  chunkNames: 'serve-[hash]',
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm'
}).catch(() => {
  process.exitCode = 1
})

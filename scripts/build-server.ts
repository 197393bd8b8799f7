import { readFileSync, writeFileSync } from 'node:fs'
import { build } from 'esbuild'
import { slimServerCode } from './production/slim-server-code'

/**
 * The production server as plain JavaScript, beside the bundle that it serves: to translate it at each start takes half
 * a second, and memory for as long as it runs. CommonJS, as the framework's own files are, so that what they export
 * means the same here; what only serves pages is still loaded by the processes that serve them.
 */
async function buildServer(): Promise<void> {
  await build({
    entryPoints: ['scripts/serve.ts'],
    outfile: 'build/serve.cjs',
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'cjs'
  })
  for (const file of ['build/ssr.js', 'build/server-renderer.js']) {
    writeFileSync(file, await slimServerCode(readFileSync(file, 'utf8')))
  }
}

buildServer().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})

import { existsSync, statSync } from 'node:fs'
import { run } from './run.mjs'

const INSTALLED = 'node_modules/.package-lock.json'

/** Installs the packages when they are missing or older than the lock file. */
export async function ensureInstalled() {
  const [major] = process.versions.node.split('.').map(Number)
  if (major < 20) throw new Error(`Node 20, 22 or 24 is needed, this is ${process.versions.node}`)
  const current =
    existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs
  if (current) return
  console.log('Installing packages …')
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
}

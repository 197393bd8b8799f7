import { existsSync, statSync } from 'node:fs'
import { run } from '../../setup/run.mjs'

const FOLDER = 'scripts/bench/lighthouse'
const LOCK = `${FOLDER}/package-lock.json`
const INSTALLED = `${FOLDER}/node_modules/.package-lock.json`

/** The command of Lighthouse; installs its packages when they are missing or older than the lock file. */
export async function installLighthouse(): Promise<string> {
  if (!existsSync(INSTALLED) || statSync(INSTALLED).mtimeMs < statSync(LOCK).mtimeMs) {
    console.log('Installing Lighthouse …')
    // None of its packages needs a script of its own to be installed.
    const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    await run('npm', ['ci', '--prefix', FOLDER, ...quietly])
  }
  return `${FOLDER}/node_modules/lighthouse/cli/index.js`
}

import { existsSync, readFileSync } from 'node:fs'
import { runs } from './run.mjs'

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable'
]

/**
 * Finds a browser for the tests, or installs one: from the system's packages
 * where we are root on Debian, else by Playwright's own installer.
 *
 * @returns its path, or undefined for the one that Playwright installed
 * @throws Error that says what to do when neither works
 */
export async function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  if (isRootOnDebian()) {
    console.log('Installing Chromium from the system packages …')
    const quiet = {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit']
    }
    if (
      (await runs('apt-get', ['update'], quiet)) &&
      (await runs('apt-get', ['install', '-y', 'chromium'], quiet))
    ) {
      const installed = findBrowser()
      if (installed) return installed
    }
  }
  console.log('Installing a browser with Playwright …')
  if (await runs('npx', ['playwright', 'install', 'chromium'])) return undefined
  throw new Error(
    'No browser for the tests: install Chromium with your system packages, or set CHROMIUM_PATH to the one you have.'
  )
}

const findBrowser = () => [process.env.CHROMIUM_PATH, ...KNOWN].find(path => path && existsSync(path))

function isRootOnDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
}

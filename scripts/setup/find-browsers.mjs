import { existsSync } from 'node:fs'

/** No sandbox for root, and no calls home. */
export const BROWSER_SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // It would ask Google about the device; the tests bring their own.
  '--disable-blink-features=PaymentRequest'
]

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable'
]
const SHELLS = ['/usr/bin/chromium-headless-shell', '/usr/lib64/chromium-browser/headless_shell']

/**
 * The browsers of the machine. The shell is the same engine without a window of its own, notifications and
 * the like: a test in it takes three quarters of the time.
 *
 * @returns path of the whole browser (`CHROMIUM_PATH`, if set) and of the shell, or of the whole one in its
 *   place; undefined where Playwright's own have to do
 */
export function findBrowsers() {
  const browser = find([process.env.CHROMIUM_PATH, ...BROWSERS])
  return { browser, shell: find([process.env.CHROMIUM_SHELL_PATH, ...SHELLS]) ?? browser }
}

const find = paths => paths.find(path => path && existsSync(path))

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { BROWSER_SWITCHES, findBrowsers } from '../../setup/find-browsers.mjs'
import { listRefusals } from '../browser/refused-consents'
import { ALL_CORES, pinToCores } from '../servers/pin-to-cores'

const FLAGS = [
  '--headless',
  ...BROWSER_SWITCHES,
  // Whatever is left in a browser that would call home finds nobody there.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  '--remote-debugging-port=0'
]
const PATIENCE_MS = 20_000

/**
 * Starts a browser with an empty profile, in which every consent is refused at that origin, and
 * ends it when `work` is done. `port` is where it takes commands.
 */
export async function withChromium(origin: string, work: (port: string) => Promise<void>): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-profile-'))
  // Not only beside the sandbox, as the bench itself: a phone does not share its processor with a server.
  const [program = '', ...args] = pinToCores(ALL_CORES, [
    findBrowsers().browser ?? chromium.executablePath(),
    ...FLAGS,
    `--user-data-dir=${profile}`,
    'about:blank'
  ])
  const child = spawn(program, args, { stdio: 'ignore' })
  try {
    const port = await readPort(join(profile, 'DevToolsActivePort'))
    await refuseConsents(port, origin)
    await work(port)
  } finally {
    child.kill()
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    // Its helpers end a little later, and write until then.
    await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}

/** The browser writes it down as soon as it listens. */
async function readPort(file: string): Promise<string> {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    const [port] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    if (port) return port
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error('The browser for Lighthouse does not start')
}

/** In the profile, because the page reads its cookies itself. */
async function refuseConsents(port: string, origin: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  await browser.contexts()[0]?.addCookies(listRefusals(origin))
  // Takes the connection away and leaves the browser.
  await browser.close()
}

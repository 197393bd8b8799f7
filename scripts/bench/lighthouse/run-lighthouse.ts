import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { z } from 'zod'
import { listRefusals } from '../../measure/phone'
import { findFreePort } from '../../servers/find-free-port'
import { BROWSER_SWITCHES, findBrowsers } from '../../setup/find-browsers.mjs'
import { run } from '../../setup/run.mjs'

const FOLDER = 'scripts/bench/lighthouse'
const LOCK = `${FOLDER}/package-lock.json`
const INSTALLED = `${FOLDER}/node_modules/.package-lock.json`

const SETTINGS = [
  '--quiet',
  '--output=json',
  '--only-categories=performance,accessibility,best-practices,seo',
  // The refused consents are in the profile, which is new.
  '--disable-storage-reset',
  '--no-enable-error-reporting'
]

const mark = z.object({ score: z.number() }).transform(({ score }) => Math.round(score * 100))
const audit = z.object({ numericValue: z.number() }).transform(({ numericValue }) => numericValue)

/** A report; one without marks, as Lighthouse writes it for a page that did not load, is refused. */
const parseReport = z
  .object({
    categories: z.object({ performance: mark, accessibility: mark, 'best-practices': mark, seo: mark }),
    audits: z.object({
      'largest-contentful-paint': audit,
      'total-blocking-time': audit,
      'cumulative-layout-shift': audit
    })
  })
  .transform(({ categories: { 'best-practices': bestPractices, ...marks }, audits }) => ({
    ...marks,
    bestPractices,
    largestPaintMs: audits['largest-contentful-paint'],
    blockingMs: audits['total-blocking-time'],
    layoutShift: audits['cumulative-layout-shift']
  })).parse

export type LighthouseMarks = ReturnType<typeof parseReport>

/** Opens a page as Lighthouse's phone does, in a browser on its first visit with every consent refused. */
export async function runLighthouse(url: string, skipped: string[]): Promise<LighthouseMarks> {
  const command = await installLighthouse()
  const folder = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'))
  const file = join(folder, 'report.json')
  const port = await findFreePort()
  const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: findBrowsers().browser,
    args: [...BROWSER_SWITCHES, `--remote-debugging-port=${port}`]
  })
  try {
    await browser.addCookies(listRefusals(new URL(url).origin))
    const skip = skipped.length > 0 ? [`--skip-audits=${skipped.join(',')}`] : []
    const args = [command, url, `--port=${port}`, `--output-path=${file}`, ...SETTINGS, ...skip]
    await run(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
    return parseReport(JSON.parse(readFileSync(file, 'utf8')))
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The command of Lighthouse; installs its packages when they are missing or older than the lock file. */
async function installLighthouse(): Promise<string> {
  if (!existsSync(INSTALLED) || statSync(INSTALLED).mtimeMs < statSync(LOCK).mtimeMs) {
    console.log('Installing Lighthouse …')
    // None of its packages needs a script of its own to be installed.
    const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    await run('npm', ['ci', '--prefix', FOLDER, ...quietly])
  }
  return `${FOLDER}/node_modules/lighthouse/cli/index.js`
}

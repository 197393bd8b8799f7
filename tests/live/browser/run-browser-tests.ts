import type { LiveRun } from '../live-run'
import { PORTS } from '../shape/origins'
import { readSites } from '../shape/read-sites'
import { startBalancedShop } from '../shape/start-live-shop'
import { EXCLUDED_SPECS, EXCLUDED_TESTS } from './chosen-specs'
import { runPlaywright } from './run-playwright'

const CONFIG = 'tests/live/browser/playwright-live.config.ts'

/** The browser tests of `tests/e2e`, or some of them, against the shape: with nginx's cache, and some without. */
export async function runBrowserTests(run: LiveRun): Promise<boolean> {
  for (const [name, reason] of Object.entries({ ...EXCLUDED_SPECS, ...EXCLUDED_TESTS }))
    console.log(`left out  ${name}: ${reason}`)
  const hold = []
  for (const isCaching of [true, false]) hold.push(await runAgainst(run, isCaching))
  return hold.every(Boolean)
}

async function runAgainst(run: LiveRun, isCaching: boolean): Promise<boolean> {
  const shop = await startBalancedShop(run, isCaching)
  try {
    await Promise.all(PORTS.shopProcesses.map(warmUp))
    const { specs, project } = run.options
    // A run without the cache may have none of the tests that were asked for.
    const choice = [
      '--pass-with-no-tests',
      ...specs,
      ...(project === undefined ? [] : [`--project=${project}`])
    ]
    return await runPlaywright(run.certificates, CONFIG, choice, { LIVE_CACHE: String(isCaching) })
  } finally {
    await shop.stop()
  }
}

/**
 * A process writes footers out in full on its first page of a site and locale, with the code that they need, and nginx
 * keeps that page for a quarter of an hour: past it, each has such a page behind it.
 */
async function warmUp(port: number): Promise<void> {
  for (const { alias, l10n } of readSites())
    for (const locale of l10n.supportedLocales)
      await fetch(`http://127.0.0.1:${port}/${alias}/${locale.alias}`).then(answer => answer.text())
}

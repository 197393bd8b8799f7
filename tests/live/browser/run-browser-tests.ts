import type { LiveRun } from '../live-run'
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

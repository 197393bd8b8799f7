import { BRANDS, MEASURED_PAGES } from '../../measure/addresses'
import type { Row } from '../../measure/score'
import { median } from '../../measure/statistics'
import { holdThisProcess } from '../../servers/start-program'
import { ensureBrowser } from '../../setup/ensure-browser.mjs'
import { runLighthouse, type LighthouseMarks } from './run-lighthouse'

const RUNS = 3
/** More rounds for pages that Lighthouse could not record each time. */
const MORE_ROUNDS = 3

/** Lighthouse's phone on the pages that most visits begin with; the median of each figure. */
export async function measureLighthouse(shop: string): Promise<Row[]> {
  await ensureBrowser()
  // A phone does not share its processor with a server.
  holdThisProcess()
  const pages = BRANDS.flatMap(scope =>
    MEASURED_PAGES[scope]
      .filter(({ name }) => name !== 'search')
      .map(page => ({ ...page, scope, runs: [] as LighthouseMarks[] }))
  )
  // Round by round, so that other work of the machine falls on all of them.
  for (let round = 0; round < RUNS + MORE_ROUNDS; round += 1) {
    for (const { name, path, runs } of pages) {
      if (runs.length >= RUNS) continue
      // A cart must not be in a search engine; only Lighthouse holds that against a page.
      const skipped = name === 'cart' ? ['is-crawlable'] : []
      await runLighthouse(shop + path, skipped).then(
        marks => runs.push(marks),
        (error: unknown) => console.error(`Lighthouse could not record ${path} this time: ${String(error)}`)
      )
    }
  }
  return pages.map(({ scope, name, path, runs }) => {
    if (runs.length < RUNS) throw new Error(`Lighthouse could not measure ${path}`)
    return { scope, name, figures: combineRuns(runs) }
  })
}

const combineRuns = (runs: LighthouseMarks[]): Row['figures'] =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map(key => [key, median(runs.map(run => run[key as keyof LighthouseMarks]))])
  )

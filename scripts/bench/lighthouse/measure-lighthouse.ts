import type { PageName } from '../bars'
import { MEASURED_PAGES, type Brand, type MeasuredPage } from '../measured-pages'
import { median } from '../percentile'
import { ensureBrowser } from '../../setup/ensure-browser.mjs'
import { installLighthouse } from './install-lighthouse'
import type { LighthouseReport } from './parse-report'
import { runLighthouse } from './run-lighthouse'

export interface LighthouseFigures extends LighthouseReport {
  brand: Brand
  name: PageName
}

const RUNS = 3
/** For pages that it could not record each time. */
const MORE_ROUNDS = 3
const BRANDS = ['jasmin', 'puro'] as const
const PAGES: PageName[] = ['home', 'product list', 'product detail', 'cart']

/** Lighthouse's phone on the pages that most visits begin with; the middle of each figure of three runs. */
export async function measureLighthouse(shop: string): Promise<LighthouseFigures[]> {
  await ensureBrowser()
  const command = await installLighthouse()
  const pages = BRANDS.flatMap(brand =>
    MEASURED_PAGES[brand].filter(({ name }) => PAGES.includes(name)).map(page => ({ brand, page }))
  )
  const reports = pages.map((): LighthouseReport[] => [])
  // Round by round, so that what else the machine does falls on all of them.
  for (let round = 0; round < RUNS + MORE_ROUNDS; round += 1) {
    for (const [index, { page }] of pages.entries()) {
      const ofPage = reports[index] ?? []
      if (ofPage.length < RUNS) ofPage.push(...(await tryLighthouse(command, shop, page)))
    }
  }
  const missing = pages.find((_page, index) => (reports[index]?.length ?? 0) < RUNS)
  if (missing) throw new Error(`Lighthouse could not measure ${missing.page.path}`)
  return pages.map(({ brand, page }, index) => ({
    brand,
    name: page.name,
    ...combineReports(reports[index] ?? [])
  }))
}

/** Now and then it cannot record a page and says “run again”: that is said, and it is asked again. */
async function tryLighthouse(command: string, shop: string, page: MeasuredPage): Promise<LighthouseReport[]> {
  try {
    return [await runLighthouse(command, shop + page.path, listSkipped(page))]
  } catch (error) {
    console.error(`Lighthouse could not record ${page.path} this time: ${String(error)}`)
    return []
  }
}

/** A cart must not be in a search engine; only Lighthouse holds that against a page. */
const listSkipped = ({ name }: MeasuredPage): string[] => (name === 'cart' ? ['is-crawlable'] : [])

function combineReports(reports: LighthouseReport[]): LighthouseReport {
  const middle = (read: (report: LighthouseReport) => number) => median(reports.map(read))
  return {
    performance: middle(({ performance }) => performance),
    accessibility: middle(({ accessibility }) => accessibility),
    bestPractices: middle(({ bestPractices }) => bestPractices),
    seo: middle(({ seo }) => seo),
    largestPaintMs: middle(({ largestPaintMs }) => largestPaintMs),
    blockingMs: middle(({ blockingMs }) => blockingMs),
    layoutShift: middle(({ layoutShift }) => layoutShift)
  }
}

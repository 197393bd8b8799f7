import type { Browser, Request } from '@playwright/test'
import { BRANDS, MEASURED_PAGES } from '../measure/addresses'
import type { FigureName } from '../measure/figures'
import { openPhone, slowDown, withBrowser } from '../measure/phone'
import type { Row } from '../measure/score'
import type { MeasuredShop } from '../measure/start-pair'
import { median } from '../measure/statistics'
import { sumBlocking, type LongTask } from './sum-blocking'

const COSTS = [
  'largestPaintMs',
  'blockingMs',
  'layoutShift',
  'elements',
  'htmlKiB',
  'cssKiB',
  'scriptsKiB'
] as const satisfies FigureName[]

type Load = Record<(typeof COSTS)[number], number>

/** The page's own observations, by the platform's observers. */
interface Seen {
  largestPaint: number
  firstPaint: number
  tasks: LongTask[]
  shift: number
}

const LOADS = 3
/** A page counts as loaded when nothing has happened for so long. */
const QUIET_MS = 1_500

/** As text: the compiler of this file adds helpers to functions that pages do not have. */
const WATCH = `{
  const seen = { largestPaint: 0, firstPaint: 0, tasks: [], shift: 0 }
  window.seen = seen
  const watch = (type, note) =>
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => { seen.largestPaint = startTime })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }))
  watch('layout-shift', ({ value }) => { seen.shift += value })
}`

/** First visits of the pages that most visits begin with; medians, several shops in turns. */
export const measureLoads = (shops: MeasuredShop[]): Promise<Row[]> =>
  withBrowser(async browser => {
    const rows: Row[] = []
    for (const brand of BRANDS) {
      for (const { name, path } of MEASURED_PAGES[brand]) {
        const loads = shops.map((): Load[] => [])
        for (let time = 0; time < LOADS; time += 1)
          for (const [index, { origin }] of shops.entries())
            loads[index]?.push(await loadOnPhone(browser, origin + path))
        shops.forEach(({ isOther }, index) =>
          rows.push({ scope: brand, name, isOther, figures: combineLoads(loads[index] ?? []) })
        )
      }
    }
    return rows
  })

async function loadOnPhone(browser: Browser, url: string): Promise<Load> {
  const page = await openPhone(browser, url)
  try {
    await slowDown(page)
    const requests: Request[] = []
    page.on('requestfinished', request => requests.push(request))
    await page.addInitScript(WATCH)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(QUIET_MS)
    const { seen, elements } = await page.evaluate(() => ({
      seen: (window as unknown as { seen: Seen }).seen,
      elements: document.querySelectorAll('*').length
    }))
    return {
      largestPaintMs: seen.largestPaint,
      blockingMs: sumBlocking(seen.tasks, seen.firstPaint),
      layoutShift: seen.shift,
      elements,
      htmlKiB: await weighBodies(requests, 'document'),
      cssKiB: await weighBodies(requests, 'stylesheet'),
      scriptsKiB: await weighBodies(requests, 'script')
    }
  } finally {
    await page.context().close()
  }
}

/** KiB as they came over the wire, compressed, without headers. */
async function weighBodies(requests: Request[], type: string): Promise<number> {
  const chosen = requests.filter(request => request.resourceType() === type)
  const sizes = await Promise.all(chosen.map(request => request.sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1024
}

const combineLoads = (loads: Load[]): Row['figures'] =>
  Object.fromEntries(COSTS.map(cost => [cost, median(loads.map(load => load[cost]))]))

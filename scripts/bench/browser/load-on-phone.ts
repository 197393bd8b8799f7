import type { Browser, Request } from '@playwright/test'
import { findLongestTask, type TraceEvent } from './find-longest-task'
import { openPhone } from './open-phone'
import { sumBlocking, type LongTask } from './sum-blocking'

/** What one load of a page cost: milliseconds, bytes and counts. */
export interface PageLoad {
  largestPaint: number
  blocking: number
  /** By the clock: the time includes waiting for a processor that others use. */
  longest: number
  /** Of the processor; only of a page that is not slowed down. */
  longestOfProcessor: number
  shift: number
  elements: number
  scripts: number
}

/** What a page notes of itself. */
interface Seen {
  largestPaint: number
  firstPaint: number
  tasks: LongTask[]
  shift: number
}

/** As Lighthouse has it for a phone: a processor four times slower, 150 ms to the server and back, 1.6 Mbit/s. */
const SLOWER = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
/** For so long nothing may happen before a page counts as loaded. */
const QUIET_MS = 1_500

/** As text: what compiles this file adds helpers to functions that pages do not have. */
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

/** Opens a page for the first time and waits until it is quiet. */
export async function loadOnPhone(browser: Browser, url: string, isSlow: boolean): Promise<PageLoad> {
  const page = await openPhone(browser, url)
  try {
    if (isSlow) {
      const client = await page.context().newCDPSession(page)
      await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      await client.send('Network.emulateNetworkConditions', NETWORK)
    }
    const scripts: Request[] = []
    page.on('requestfinished', request => {
      if (request.resourceType() === 'script') scripts.push(request)
    })
    await page.addInitScript(WATCH)
    if (!isSlow) await browser.startTracing(page, { categories: ['toplevel'] })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(QUIET_MS)
    const longestOfProcessor = isSlow ? 0 : readLongestTask(await browser.stopTracing())
    const { tasks, firstPaint, ...seen } = await page.evaluate(() => ({
      ...(window as unknown as { seen: Seen }).seen,
      elements: document.querySelectorAll('*').length
    }))
    return {
      ...seen,
      blocking: sumBlocking(tasks, firstPaint),
      longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
      longestOfProcessor,
      scripts: await weighBodies(scripts)
    }
  } finally {
    await page.context().close()
  }
}

const readLongestTask = (trace: Buffer) =>
  findLongestTask((JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents)

/** Bytes as they came over the wire, without headers, which the other sizes leave out as well. */
async function weighBodies(requests: Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map(request => request.sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}

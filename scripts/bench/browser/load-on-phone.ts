import type { Browser, Request } from '@playwright/test'
import { openPhone } from './open-phone'

/** What one load of a page cost: milliseconds, bytes and counts. */
export interface PageLoad extends Seen {
  elements: number
  scripts: number
}

interface Seen {
  largestPaint: number
  blocking: number
  longest: number
  shift: number
}

/** As Lighthouse has it for a phone: a processor four times slower, 150 ms to the server and back, 1.6 Mbit/s. */
const SLOWER = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
/** For so long nothing may happen before a page counts as loaded. */
const QUIET_MS = 1_500

/** As text: what compiles this file adds helpers to functions that pages do not have. */
const WATCH = `{
  const seen = { largestPaint: 0, blocking: 0, longest: 0, shift: 0 }
  window.seen = seen
  const watch = (type, note) =>
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => { seen.largestPaint = startTime })
  watch('longtask', ({ duration }) => {
    seen.blocking += duration - 50
    seen.longest = Math.max(seen.longest, duration)
  })
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
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(QUIET_MS)
    const seen = await page.evaluate(() => ({
      ...(window as unknown as { seen: Seen }).seen,
      elements: document.querySelectorAll('*').length
    }))
    return { ...seen, scripts: await weighBodies(scripts) }
  } finally {
    await page.context().close()
  }
}

/** Bytes as they came over the wire, without headers, which the other sizes leave out as well. */
async function weighBodies(requests: Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map(request => request.sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}

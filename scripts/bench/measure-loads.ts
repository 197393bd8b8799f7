import { chromium, type Browser } from '@playwright/test'
import { ensureBrowser } from '../setup/ensure-browser.mjs'
import { findBrowsers } from '../setup/find-browsers.mjs'

/** What a page costs the browser that opens it, from the first byte on; medians of several loads. */
export interface LoadFigures {
  name: string
  /** The largest picture or text, in milliseconds. */
  largestPaintMs: number
  /** What tasks take beyond 50 ms, in milliseconds, after the first picture. */
  blockingMs: number
  longestTaskMs: number
  /** On a processor that is not slowed down. */
  longestTaskUnthrottledMs: number
  layoutShift: number
  elements: number
}

const PAGES = [
  { name: 'home', path: '' },
  { name: 'product list', path: '/shop/black-tea', puro: '/shop/espresso' },
  {
    name: 'product detail',
    path: '/tee/schwarzer-tee/ostfriesen-deichwind-100000000000000201',
    puro: '/capsules/espresso/piazza-nera-200000000000000101'
  },
  { name: 'cart', path: '/cart' }
]

const LOADS = 3
/** As Lighthouse has it for a phone: a processor four times slower, 150 ms to the server and back, 1.6 Mbit/s. */
const SLOWER = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
/** For so long nothing may happen before a page counts as loaded. */
const QUIET_MS = 1_500

/** Loads the pages that most visits begin with as a phone, with every consent refused. */
export async function measureLoads(shop: string): Promise<LoadFigures[]> {
  await ensureBrowser()
  const browser = await chromium.launch({
    executablePath: findBrowsers().shell,
    args: ['--no-sandbox', '--disable-gpu']
  })
  try {
    const figures: LoadFigures[] = []
    for (const site of ['jasmin', 'puro'] as const)
      for (const { name, path, puro = path } of PAGES)
        figures.push(
          await measurePage(browser, `${site} ${name}`, `${shop}/${site}/de${site === 'puro' ? puro : path}`)
        )
    return figures
  } finally {
    await browser.close()
  }
}

async function measurePage(browser: Browser, name: string, url: string): Promise<LoadFigures> {
  const slow = []
  const quick = []
  for (let time = 0; time < LOADS; time += 1) {
    slow.push(await load(browser, url, true))
    quick.push(await load(browser, url, false))
  }
  return {
    name,
    largestPaintMs: median(slow.map(each => each.largestPaint)),
    blockingMs: median(slow.map(each => each.blocking)),
    longestTaskMs: median(slow.map(each => each.longest)),
    longestTaskUnthrottledMs: median(quick.map(each => each.longest)),
    layoutShift: Math.max(...slow.map(each => each.shift)),
    elements: slow[0]?.elements ?? NaN
  }
}

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN

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

interface Seen {
  largestPaint: number
  blocking: number
  longest: number
  shift: number
}

async function load(browser: Browser, url: string, isSlow: boolean): Promise<Seen & { elements: number }> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE'
  })
  try {
    await page.context().addCookies(
      ['Required', 'Funcional', 'Performance', 'Marketing'].map(category => ({
        name: `shop_${category}Allowed`,
        value: String(category === 'Required'),
        url
      }))
    )
    if (isSlow) {
      const client = await page.context().newCDPSession(page)
      await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      await client.send('Network.emulateNetworkConditions', NETWORK)
    }
    await page.addInitScript(WATCH)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(QUIET_MS)
    return await page.evaluate(() => ({
      ...(window as unknown as { seen: Seen }).seen,
      elements: document.querySelectorAll('*').length
    }))
  } finally {
    await page.context().close()
  }
}

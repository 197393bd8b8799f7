import type { Browser } from '@playwright/test'
import type { PageName } from '../bars'
import { MEASURED_PAGES, type Brand } from '../measured-pages'
import { median } from '../percentile'
import { loadOnPhone, type PageLoad } from './load-on-phone'
import { withBrowser } from './open-phone'

/** What a page costs the browser that opens it, from the first byte on; medians of several loads. */
export interface LoadCosts {
  /** The largest picture or text, in milliseconds. */
  largestPaintMs: number
  /** What tasks take beyond 50 ms after the first paint, in milliseconds. */
  blockingMs: number
  longestTaskMs: number
  /** On a processor that is not slowed down, by the clock. */
  longestTaskUnthrottledMs: number
  /** Likewise, but only what it took of the processor: server and sandbox share it with the browser. */
  longestTaskProcessorMs: number
  layoutShift: number
  elements: number
  /** Bytes of all scripts that came until the page was quiet. */
  scripts: number
}

export interface LoadFigures extends LoadCosts {
  brand: Brand
  name: PageName
}

const LOADS = 3
const BRANDS = ['jasmin', 'puro'] as const

/** Loads the pages that most visits begin with. */
export const measureLoads = (shop: string): Promise<LoadFigures[]> =>
  withBrowser(async browser => {
    const figures: LoadFigures[] = []
    for (const brand of BRANDS) {
      for (const { name, path } of MEASURED_PAGES[brand]) {
        const loads = []
        for (let time = 0; time < LOADS; time += 1) loads.push(await loadTwice(browser, shop + path))
        figures.push({ brand, name, ...combineLoads(loads) })
      }
    }
    return figures
  })

interface TwoLoads {
  slow: PageLoad
  quick: PageLoad
}

const loadTwice = async (browser: Browser, url: string): Promise<TwoLoads> => ({
  slow: await loadOnPhone(browser, url, true),
  quick: await loadOnPhone(browser, url, false)
})

function combineLoads(loads: TwoLoads[]): LoadCosts {
  const middle = (read: (load: TwoLoads) => number) => median(loads.map(read))
  return {
    largestPaintMs: middle(({ slow }) => slow.largestPaint),
    blockingMs: middle(({ slow }) => slow.blocking),
    longestTaskMs: middle(({ slow }) => slow.longest),
    longestTaskUnthrottledMs: middle(({ quick }) => quick.longest),
    longestTaskProcessorMs: middle(({ quick }) => quick.longestOfProcessor),
    layoutShift: Math.max(...loads.map(({ slow }) => slow.shift)),
    elements: middle(({ slow }) => slow.elements),
    scripts: middle(({ quick }) => quick.scripts)
  }
}

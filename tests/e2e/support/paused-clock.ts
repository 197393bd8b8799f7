import type { Page } from '@playwright/test'
import { waitUntilHydrated } from './axe'

/**
 * Stops the clock of every page that is opened from now on: timers of the page fire only when
 * `page.clock.runFor` says so, however long the machine takes. (`clock.install` alone lets time
 * run on between the steps of a test.)
 */
export async function pauseClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 10_000)
}

/** Opens a page whose clock is paused, and lets it paint once, which makes it ask for its code, and start. */
export async function openPaused(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await letPaint(page)
}

/** For a page that is loaded by something else than `openPaused`. */
export async function letPaint(page: Page): Promise<void> {
  // The screen's own clock is not stopped, and the page waits for its word.
  await page.evaluate(
    () =>
      new Promise(painted => {
        new PerformanceObserver(painted).observe({ type: 'paint', buffered: true })
      })
  )
  await page.clock.runFor(PAINT_MS)
  await waitUntilHydrated(page)
  // Timers are set once the page is committed, in a task of React's.
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(undefined)
      })
  )
}

const PAINT_MS = 50

import type { Page } from '@playwright/test'

/**
 * Stops the clock of every page that is opened from now on: timers of the page fire only when
 * `page.clock.runFor` says so, however long the machine takes. (`clock.install` alone lets time
 * run on between the steps of a test.)
 */
export async function pauseClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1_000)
}

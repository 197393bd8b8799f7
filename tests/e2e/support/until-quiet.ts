import type { Page, Request } from '@playwright/test'
import { waitUntilReady } from './axe'

const QUIET_MS = 500

/**
 * Until the page's code has run and nothing has been asked for any more for half a second. (`networkidle` alone is
 * true for good once a painted page was quiet before its code was asked for.)
 */
export async function waitUntilQuiet(page: Page): Promise<void> {
  const running = new Set<Request>()
  let lastAt = performance.now()
  const begin = (request: Request) => running.add(request)
  const end = (request: Request) => {
    running.delete(request)
    lastAt = performance.now()
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  try {
    await waitUntilReady(page)
    await page.waitForLoadState('networkidle')
    lastAt = Math.max(lastAt, performance.now() - QUIET_MS / 2)
    while (running.size > 0 || performance.now() - lastAt < QUIET_MS) await page.waitForTimeout(50)
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  }
}

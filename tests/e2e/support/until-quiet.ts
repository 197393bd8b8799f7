import { expect, type Page, type Request } from '@playwright/test'
import { waitUntilReady } from './axe'

const QUIET_MS = 500

/**
 * Until the page's code has run, and all that it asks for from now on is here for half a second. (`networkidle` alone
 * is true for good once a painted page was quiet before its code was asked for.)
 */
export async function waitUntilQuiet(page: Page): Promise<void> {
  const open = new Map<Request, string>()
  let lastAt = performance.now()
  const begin = (request: Request) => void open.set(request, request.url())
  const end = (request: Request) => {
    open.delete(request)
    lastAt = performance.now()
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  try {
    await waitUntilReady(page)
    await page.waitForLoadState('networkidle')
    const readState = () => ({ open: [...open.values()], isQuiet: performance.now() - lastAt > QUIET_MS })
    await expect.poll(readState, { intervals: [50] }).toEqual({ open: [], isQuiet: true })
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  }
}

import type { Page } from '@playwright/test'
import { waitUntilReady } from './axe'

/** Until the page's code has run and nothing is asked for any more: a painted page is quiet before its code is asked for. */
export async function waitUntilQuiet(page: Page): Promise<void> {
  await waitUntilReady(page)
  await page.waitForLoadState('networkidle')
}

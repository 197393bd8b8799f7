import type { Page } from '@playwright/test'
import { startParent } from './gated-shop'
import { PORTS } from './ports'
import { SHOP } from './shop-address'

/** A page of another site in whose frames the shop sells; of `npm run live`, which shows the shop's page of the same path. */
const LIVE_PARTNER = process.env.BROWSER_PARTNER
const PARTNER = LIVE_PARTNER ?? `http://127.0.0.1:${PORTS.partner}`

/** Opens the partner's page with a page of the shop in its frame; returns what ends it. */
export async function openInPartner(page: Page, path: string): Promise<() => void> {
  const server = LIVE_PARTNER ? undefined : await startParent(PARTNER, SHOP + path)
  await page.goto(PARTNER + path)
  return () => {
    server?.closeAllConnections()
    server?.close()
  }
}

import { loadScript } from '../../lazy-loading/load-script'
import type { BadgePlace } from './model/badge-place'

/** What the badge's script puts on `window`: https://help.etrusted.com (Trustbadge, "Single-page applications") */
interface TrustBadge {
  reInitialize: () => void
}

/** The badge's own element has an id that begins so. */
const CONTAINER = '[id^="trustbadge-container"]'

const findBadge = () => (window as { trustbadge?: TrustBadge }).trustbadge

/** The address of the badge's script for a shop; undefined when there is none. */
export const findBadgeScript = (scriptUrl: string, shopId: string | undefined): string | undefined =>
  scriptUrl && shopId ? scriptUrl.replace('{shopId}', shopId) : undefined

/** Shows the badge; it reads an order from the page by itself. Answers whether it has come. */
export const showBadge = (url: string): Promise<boolean> => loadScript(url)

/** Has the badge look at the page anew: an order has come or gone. Without a badge nothing happens. */
export function renewBadge(): void {
  findBadge()?.reInitialize()
}

/** Moves the badge along the foot of the window. */
export function placeBadge({ side, offset }: BadgePlace): void {
  for (const element of document.querySelectorAll<HTMLElement>(CONTAINER))
    element.style.setProperty(side, `${offset}px`)
}

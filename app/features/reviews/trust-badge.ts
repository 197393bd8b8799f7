import { loadScript } from '../../lazy-loading/load-script'
import type { BadgePlace } from './badge-place'

/** The badge script's global: https://help.etrusted.com (Trustbadge, "Single-page applications") */
interface TrustBadge {
  reInitialize: () => void
}

/** Prefix of the badge element's id. */
const CONTAINER = '[id^="trustbadge-container"]'

const findBadge = () => (window as { trustbadge?: TrustBadge }).trustbadge

/** The address of the badge's script for a shop; undefined for a shop without one. */
export const findBadgeScript = (scriptUrl: string, shopId: string | undefined): string | undefined =>
  scriptUrl && shopId ? scriptUrl.replace('{shopId}', shopId) : undefined

/** Shows the badge, which reads an order from the page itself. Resolves to whether it was loaded. */
export const showBadge = (url: string): Promise<boolean> => loadScript(url)

/** Re-initialises the badge after an order has appeared or disappeared. Does nothing without a badge. */
export function renewBadge(): void {
  findBadge()?.reInitialize()
}

/** Moves the badge along the bottom of the window. */
export function placeBadge({ side, offset }: BadgePlace): void {
  for (const element of document.querySelectorAll<HTMLElement>(CONTAINER))
    element.style.setProperty(side, `${offset}px`)
}

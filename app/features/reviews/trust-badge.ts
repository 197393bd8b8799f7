import { loadScript } from '../../lazy-loading/load-script'

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

/** Pixels that an open chat pushes the badge aside (requirement 11.3). */
const WIDTH = { desktop: 120, mobile: 100 }

interface BadgePlace {
  side: 'left' | 'right'
  /** Distance from that side of the window, in pixels. */
  offset: number
}

/** The position of the reviews badge: an open chat moves it, 120 pixels on a desktop and 100 on a phone. */
export const findBadgePlace = (
  isChatOpen: boolean,
  isMobile: boolean,
  side: BadgePlace['side'] = 'right',
  width = WIDTH
): BadgePlace => ({ side, offset: isChatOpen ? (isMobile ? width.mobile : width.desktop) : 0 })

/** Moves the badge along the bottom of the window. */
export function placeBadge({ side, offset }: BadgePlace): void {
  for (const element of document.querySelectorAll<HTMLElement>(CONTAINER))
    element.style.setProperty(side, `${offset}px`)
}

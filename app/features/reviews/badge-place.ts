/** Pixels that an open chat pushes the badge aside (requirement 11.3). */
const WIDTH = { desktop: 120, mobile: 100 }

export interface BadgePlace {
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

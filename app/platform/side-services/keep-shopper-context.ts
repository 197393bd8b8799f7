import type { Platform } from '../platform'
import { shopperSession } from '../session/shopper-session'
import { describeDevice, shopperTracking } from './shopper-tracking'

const kept = new WeakSet<Platform>()

/**
 * Tells the platform what device this shopper uses: once for a tab with a session, and
 * again when the shopper becomes another one (requirement 1.7). Comes by dynamic
 * import once there is a session; what fails is left to the next page.
 */
export function keepShopperContext(platform: Platform): void {
  if (kept.has(platform)) return
  kept.add(platform)
  const track = () => {
    const device = describeDevice(window.innerWidth, navigator.userAgent)
    platform
      .family(shopperTracking)
      .track({}, device)
      .catch(() => undefined)
  }
  track()
  platform.family(shopperSession).onChange(track)
}

import type { Platform } from '../platform'
import { shopperSession } from '../session/shopper-session'
import { describeDevice, shopperTracking } from './shopper-tracking'

const kept = new WeakSet<Platform>()

/**
 * Sends the shopper's device to the platform: once per tab with a session, and
 * again when the shopper changes (requirement 12.2). Loaded by dynamic
 * import once there is a session; after a failure the next page tries again.
 */
export function syncShopperContext(platform: Platform): void {
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

import type { BareStatus } from '../http/send-request'
import { bindRoutes } from '../http/routes'
import type { Family } from '../platform-core'

/** The context that promotions and content may depend on (requirement 12.2). */
interface ShopperDevice {
  deviceType: 'mobile' | 'desktop'
  screenSize: 'sm' | 'lg'
}

interface ShopperTracking {
  /** Writes the device into the context of the shopper's own session, by the shop's own server. */
  track(parameters: object, body: ShopperDevice): Promise<BareStatus>
}

/** `POST /track` (requirement 12.2). */
export const shopperTracking: Family<ShopperTracking> = ({ call }) =>
  bindRoutes<ShopperTracking>({ track: 'POST /track body' }, ({ path, query: _query, ...request }) =>
    call({ ...request, url: path })
  )

/** Above this width a screen is large (requirement 12.2): the xl breakpoint. */
const XL = 1280

/** Describes a device by the width of its window in CSS pixels and by its user agent. */
export const describeDevice = (width: number, userAgent: string): ShopperDevice => ({
  deviceType: /Mobi/i.test(userAgent) ? 'mobile' : 'desktop',
  screenSize: width > XL ? 'lg' : 'sm'
})

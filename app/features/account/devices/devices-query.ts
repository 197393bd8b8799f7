import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { listDevices, type SignedInDevice } from '../../../platform/session/devices'

export const DEVICES_KEY = ['customer', 'devices'] as const

/** The customer's signed-in devices, this one first. For the browser only: the shop's server knows the session. */
export const devicesQuery = (platform: Platform, siteId: string): QueryObject<SignedInDevice[]> => ({
  queryKey: DEVICES_KEY,
  queryFn: async () => {
    // Renews a session that has run out: the server lists devices to a living one only.
    await platform.getCustomerId()
    const devices = await listDevices(fetch, siteId)
    return [...devices].sort((one, other) => Number(other.isThis) - Number(one.isThis))
  }
})

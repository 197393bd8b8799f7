import { createHash } from 'node:crypto'
import { z } from 'zod'

/** A browser in which a customer has logged in at this shop. */
interface Device {
  /** From a secret cookie of the browser, so that a later login there is none on a new device. */
  id: string
  /** Browser and system, e.g. "Chrome, Windows". */
  name: string
  /** From the session's usid, which no refresh changes; empty after a logout. */
  session: string
  /** Days, yyyy-mm-dd. */
  first: string
  last: string
}

/** The customer's attribute `c_devices`: the latest devices, and the marks of sessions that were ended. */
export interface DeviceList {
  devices: Device[]
  ended: string[]
}

/** They fit into a custom attribute of 4,000 characters. */
const MOST_DEVICES = 10
const MOST_ENDED = 20

const text = z.string().max(80)
const format = z.object({
  devices: z.array(z.object({ id: text, name: text, session: text, first: text, last: text })),
  ended: z.array(text)
})

/** Reads the attribute; an absent or malformed one is an empty list. */
export function parseDevices(value: unknown): DeviceList {
  try {
    return format.parse(JSON.parse(String(value)))
  } catch {
    return { devices: [], ended: [] }
  }
}

/** A short name of a secret, which cannot be reversed. */
export const markOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url').slice(0, 16)

/**
 * Notes a device's session, the latest first. An earlier session of the same browser ends by it: a copy of its cookies
 * opens nothing any more.
 */
export function noteDevice({ devices, ended }: DeviceList, device: Omit<Device, 'first'>): DeviceList {
  const known = devices.find(({ id }) => id === device.id)
  const replaced = known && known.session !== device.session ? known.session : ''
  const others = devices.filter(({ id }) => id !== device.id)
  return {
    devices: [{ ...device, first: known?.first ?? device.last }, ...others].slice(0, MOST_DEVICES),
    ended: addEnded(ended, [replaced])
  }
}

/** Ends the sessions of these devices, which stay known. */
export function endDevices({ devices, ended }: DeviceList, isEnded: (device: Device) => boolean): DeviceList {
  const sessions = devices.filter(isEnded).map(({ session }) => session)
  return {
    devices: devices.map(device => (isEnded(device) ? { ...device, session: '' } : device)),
    ended: addEnded(ended, sessions)
  }
}

const addEnded = (ended: string[], sessions: string[]) =>
  [...new Set([...sessions.filter(Boolean), ...ended])].slice(0, MOST_ENDED)

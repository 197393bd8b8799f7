import { sendRequest, type Fetch } from '../http/send-request'

/** The shop's own endpoints for the devices of a customer (requirement 14.6). */
export const DEVICES_ENDPOINT = '/session/devices'
export const SIGN_OUT_ENDPOINT = '/session/devices/sign-out'

/** A device in which the customer is signed in. */
export interface SignedInDevice {
  id: string
  /** Browser and system, e.g. "Chrome, Windows"; "?" for an unknown one. */
  name: string
  /** Days of the first login and the latest use, yyyy-mm-dd. */
  first: string
  last: string
  isThis: boolean
}

export interface DevicesAnswer {
  devices: SignedInDevice[]
}

const DEADLINE_MS = 12_000

const post = (send: Fetch, operation: string, url: string, body: object) =>
  sendRequest(send, { operation, url, method: 'POST', body, deadline: DEADLINE_MS })

/** For the browser only. @throws PlatformError */
export const listDevices = async (send: Fetch, siteId: string): Promise<SignedInDevice[]> =>
  ((await post(send, 'listDevices', DEVICES_ENDPOINT, { siteId })) as DevicesAnswer).devices

/** Signs one device out at its next refresh, or all of them at once. @throws PlatformError */
export const signOutDevices = async (send: Fetch, siteId: string, device?: string): Promise<void> =>
  void (await post(send, 'signOutDevices', SIGN_OUT_ENDPOINT, { siteId, device }))

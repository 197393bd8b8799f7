import Cookies from 'js-cookie'
import type { BrowserSessionParts } from './tab-session'
import { sessionCookieName } from './session'

/** One task at a time across tabs through the Web Locks API; per tab where it is missing. */
export const runAloneAcrossTabs: BrowserSessionParts['runAlone'] = (name, task) =>
  typeof navigator !== 'undefined' && navigator.locks
    ? (navigator.locks.request(name, task) as ReturnType<typeof task>)
    : task()

/** Reads the cookie by which the server tells scripts the shopper's state. */
export const createMarkerReader =
  (siteId: string): BrowserSessionParts['readMarker'] =>
  () =>
    Cookies.get(sessionCookieName('marker', siteId))

/** Shares access tokens between the tabs of one site; they never leave this browser. */
export function createTokenChannel(siteId: string): BrowserSessionParts['channel'] {
  if (typeof BroadcastChannel === 'undefined') return undefined
  const channel = new BroadcastChannel(`token-${siteId}`)
  return {
    send: token => channel.postMessage(token),
    listen: listener =>
      channel.addEventListener('message', event => {
        if (typeof event.data === 'string') listener(event.data)
      })
  }
}

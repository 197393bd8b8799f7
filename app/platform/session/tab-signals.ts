import Cookies from 'js-cookie'
import { openTabChannel } from '../../browser/tab-channel'
import { withLock } from '../../browser/with-lock'
import type { BrowserSessionParts } from './tab-session'
import { sessionCookieName } from './session'

/** One task at a time across tabs; per tab where the browser has no locks. */
export const runAloneAcrossTabs: BrowserSessionParts['runAlone'] = (name, task) => withLock(name, {}, task)

/** Reads the cookie with the shopper's state for scripts. */
export const createMarkerReader =
  (siteId: string): BrowserSessionParts['readMarker'] =>
  () =>
    Cookies.get(sessionCookieName('marker', siteId))

/** Reads the cookie by which recommendations know the customer; a guest has none. */
export const createCustomerMarkReader =
  (siteId: string): BrowserSessionParts['readCustomerMark'] =>
  () =>
    Cookies.get(sessionCookieName('encUserId', siteId))

/** Shares access tokens between the tabs of one site; they never leave this browser. */
export const createTokenChannel = (siteId: string): BrowserSessionParts['channel'] =>
  openTabChannel<string>(`token-${siteId}`)

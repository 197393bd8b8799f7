import { openTabChannel } from '../../browser/tab-channel'
import { withLock } from '../../browser/with-lock'
import type { BrowserSessionParts } from './tab-session'

/** One task at a time across tabs; per tab where the browser has no locks. */
export const runAloneAcrossTabs: BrowserSessionParts['runAlone'] = (name, task) => withLock(name, {}, task)

/** Shares access tokens between the tabs of one site; they never leave this browser. */
export const createTokenChannel = (siteId: string): BrowserSessionParts['channel'] =>
  openTabChannel<string>(`token-${siteId}`)

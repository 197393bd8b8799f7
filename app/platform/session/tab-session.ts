import type { Fetch } from '../http/send-request'
import type { ReadableCookie } from './session'

export interface BrowserSessionParts {
  siteId: string
  send: Fetch
  /** Milliseconds since the epoch. */
  now: () => number
  /** Runs one task at a time across all tabs of this origin. */
  runAlone: <T>(name: string, task: () => Promise<T>) => Promise<T>
  /** Sends tokens to the other tabs and receives theirs; an empty one means that the session has ended. */
  channel?: { send(token: string): void; listen(listener: (token: string) => void): unknown }
  /**
   * A cookie as it is now, whichever tab has changed it: the marker has the shopper's state, and the name for
   * recommendations is another one for each customer.
   */
  readCookie: (cookie: ReadableCookie) => string | undefined
  /** A browser without a session has got one. */
  onBegin?: () => void
  /** Base URL of the instance: the shop's own proxy. */
  instanceBase: string
}

/** The state shared with the lazy-loaded parts of the session (`browser-login`, `instance-session`). */
export interface TabSession extends BrowserSessionParts {
  token?: string
  /** The one login or refresh in progress. */
  pending?: Promise<string>
  /** A login or logout in progress. Every call waits for it, since it decides who is calling. */
  changing?: Promise<unknown>
  /** When the instance's session has to be checked again; milliseconds since the epoch. */
  instanceDueAt: number
  /** Stores a token, or the end of the session; notifies listeners when the shopper has changed. */
  take(token: string): void
  bridge(force?: boolean): Promise<void>
  getAccessToken(): Promise<string>
}

import type { Fetch } from '../http/send-request'

export interface BrowserSessionParts {
  siteId: string
  send: Fetch
  /** Milliseconds since the epoch. */
  now: () => number
  /** Runs one task at a time across all tabs of this origin. */
  runAlone: <T>(name: string, task: () => Promise<T>) => Promise<T>
  /** Tells the other tabs about a token, and hears of theirs; an empty one says that nobody is there any more. */
  channel?: { tell(token: string): void; listen(hear: (token: string) => void): void }
  /** The marker cookie: what the storefront says the shopper is, whichever tab has changed it. */
  readMarker: () => string | undefined
  /** Where the instance hangs: the shop's own proxy. */
  instanceBase: string
}

/** What the parts of the session that come with their first use (`browser-login`, `instance-session`) work on. */
export interface TabSession extends BrowserSessionParts {
  token?: string
  /** The one login or refresh in progress. */
  pending?: Promise<string>
  /** A login or logout in progress. Every call waits for it, since it decides who is calling. */
  changing?: Promise<unknown>
  /** When the instance's session has to be looked after again; milliseconds since the epoch. */
  instanceDueAt: number
  /** Takes a token over, or the news that there is none; listeners hear of another shopper. */
  take(token: string): void
  bridge(force?: boolean): Promise<void>
  getAccessToken(): Promise<string>
}

/**
 * What stands in front of every platform call: it owns the tokens, everybody
 * else only borrows one for the length of a call.
 */
export interface Session {
  /**
   * A token with at least a minute of life; waits for a login in progress.
   *
   * @throws PlatformError when the token service cannot be reached. That is not
   *   the same as being a guest: nothing is forgotten.
   */
  getAccessToken(): Promise<string>
  /** Says that the platform refused this token, so that the next call gets another one. */
  discard(token: string): void
}

export type AuthType = 'guest' | 'registered'

/** Names of the cookies that hold a session; each is followed by the site's id (spec 3 section 9). */
export const SESSION_COOKIES = {
  accessToken: 'token',
  registeredRefreshToken: 'cc-nx',
  guestRefreshToken: 'cc-nx-g',
  usid: 'usid',
  /** Readable by page scripts, holds no secret: tells whether there is a session worth opening. */
  marker: 'session'
} as const

export type SessionCookie = keyof typeof SESSION_COOKIES

export const sessionCookieName = (cookie: SessionCookie, siteId: string): string =>
  `${SESSION_COOKIES[cookie]}_${siteId}`

/** The shop's own address that opens a session for the browser. */
export const SESSION_ENDPOINT = '/session'

/** What the browser sends to and gets from the session endpoint. */
export interface SessionRequest {
  siteId: string
  /** The end of a token that the platform refused although it looked alive; see `markRefused`. */
  refused?: string
}
export interface SessionAnswer {
  accessToken: string
}

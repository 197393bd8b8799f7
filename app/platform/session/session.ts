/**
 * The session used by every platform call: it owns the tokens, everybody
 * else only borrows one for the duration of a call.
 */
export interface Session {
  /**
   * A token with at least a minute of lifetime left; waits for a login in progress.
   *
   * @throws PlatformError when the token service cannot be reached. That is not
   *   the same as being a guest: nothing is discarded.
   */
  getAccessToken(): Promise<string>
  /** Reports that the platform refused this token, so that the next call gets another one. */
  discard(token: string): void
  /**
   * For calls to storefront controllers, guests' too: waits until the instance knows
   * the shopper by its own session (requirement 13.2). When that fails
   * the call goes out all the same, since it carries the token.
   */
  ensureInstanceSession?(): Promise<void>
}

export type AuthType = 'guest' | 'registered'

/**
 * The shopper's state by the marker cookie: `lapsed` is a guest who was a customer
 * until their session ended without a logout, and should be asked to log in again.
 */
export type ShopperState = AuthType | 'lapsed'

/**
 * One way of logging in: an endpoint of the shop's own server, and what it gets besides the site's id; headers do not
 * make another login.
 */
export interface LoginWay {
  endpoint: string
  body: Record<string, unknown>
  headers?: Record<string, string>
}

/** The session for features that log shoppers in and out: `platform.family(shopperSession)`. */
export interface ShopperSession extends Session {
  /** Undefined while there is no session at all. */
  getState(): ShopperState | undefined
  /** Both roles are read from the token (requirement 13.2): everybody who is not registered is a guest. */
  getAuthType(): AuthType
  /**
   * Whether the browser keeps the session: all cookies may be blocked, or those that only the server reads be lost on
   * the way. A browser that came with a session has shown it; a session that began here is asked for once more.
   */
  keepsCookies(): Promise<boolean>
  /** Calls back when the shopper changes, in this tab or another; returns the unsubscribe function. */
  onChange(listener: () => void): () => void
  /**
   * Guest becomes registered (requirement 13.2). The guest's basket can be merged afterwards.
   *
   * @throws PlatformError with the way's own type, such as `invalid-credentials` (401), or `slas-error` (400) when the
   *   platform responded with another shopper's tokens; the former shopper stays logged in.
   */
  login(way: LoginWay): Promise<{ isNewCustomer: boolean }>
  /** Registered becomes guest. @throws PlatformError when the shop's own server cannot be reached. */
  logout(): Promise<void>
}

/** Names of the cookies that hold a session; each is followed by the site's id (requirement 13.2). */
export const SESSION_COOKIES = {
  accessToken: 'token',
  registeredRefreshToken: 'cc-nx',
  guestRefreshToken: 'cc-nx-g',
  usid: 'usid',
  customerId: 'cid',
  /**
   * Readable by page scripts: keyed hashes of customer and usid, by which recommendations
   * know the shopper. They grant no access and cannot be reversed.
   */
  encUserId: 'enc-user-id',
  visitorId: 'visitor-id',
  organizationId: 'oid',
  /** Set where the private client began the session, which alone may renew it (decision 46). */
  isPrivate: 'pc',
  /** When the customer has logged in, signed by the shop's server; see `storeLoginTime`. */
  loginTime: 'login-time',
  /** Readable by page scripts, contains no secret: says whether there is a session to open. */
  marker: 'session'
} as const

export type SessionCookie = keyof typeof SESSION_COOKIES
/** Those that page scripts read. */
export type ReadableCookie = 'marker' | 'encUserId' | 'visitorId'

export const sessionCookieName = (cookie: SessionCookie, siteId: string): string =>
  `${SESSION_COOKIES[cookie]}_${siteId}`

/** The shop's own endpoints that open, change and end the browser's session. */
export const SESSION_ENDPOINT = '/session'
export const LOGIN_ENDPOINT = '/session/login'
export const LOGOUT_ENDPOINT = '/session/logout'
/** Has a code mailed; and logs in by it (requirement 14.1). */
export const CODE_ENDPOINT = '/session/code'
export const CODE_LOGIN_ENDPOINT = '/session/code/login'

/** Request and response of the session endpoint. */
export interface SessionRequest {
  siteId: string
  /** The last characters of a token that the platform refused although it seemed valid; see `markRefused`. */
  refused?: string
  /** Repeated after `SESSION_OVER`, with the current cookies. */
  again?: boolean
}
/** Type of the response (409) to a request that arrives after the logout or login that ended its session. */
export const SESSION_OVER = 'session-over'
/** Type of the response (403) to a change that takes a login of the last minutes (requirement 14.7). */
export const FRESH_LOGIN_REQUIRED = 'fresh-login-required'
/** Type of the response (403) to a login with `sameCustomer` that is not the session's customer's. */
export const ANOTHER_CUSTOMER = 'another-customer'
export interface SessionAnswer {
  accessToken: string
  /** There was a login or a refresh, so that the instance needs a new session. */
  isRenewed?: boolean
  /**
   * The platform's time in milliseconds since the epoch: tokens expire by it, whatever the clocks of browser and server
   * say.
   */
  now?: number
}
export interface LoginAnswer {
  accessToken: string
  isNewCustomer: boolean
}
/** Without a token when the login service is down: the shopper is logged out here all the same. */
export interface LogoutAnswer {
  accessToken?: string
}

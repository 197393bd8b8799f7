import Cookies from 'js-cookie'

/** A year (requirements 11.1 and 12.1). */
export const COOKIE_DAYS = 365
const PROBE = 'probe'
let isKept: boolean | undefined

/**
 * Keeps a value for a year where scripts and the server read it. Over https the cookie is Secure. In a frame it is
 * marked as the server marks its own there (`app/server/session/set-cookie.ts`): browsers that block third-party
 * cookies keep no others.
 */
export const writeCookie = (name: string, value: string, sameSite: SameSite = 'lax'): void =>
  void Cookies.set(name, value, { expires: COOKIE_DAYS, ...readCookieRules(sameSite) })

/** Has the browser forget what `writeCookie`, or the server, has written. */
export const removeCookie = (name: string, domain?: string): void =>
  Cookies.remove(name, { ...readCookieRules(), domain })

type SameSite = 'lax' | 'strict'

const readCookieRules = (sameSite: SameSite = 'lax'): Cookies.CookieAttributes =>
  window.isSecureContext && window.parent !== window
    ? { sameSite: 'none', secure: true, partitioned: true }
    : { sameSite, secure: location.protocol === 'https:' }

/**
 * Whether the browser keeps what scripts write into cookies. Asked by writing one, once for each page: blocked cookies
 * are not always reported by `navigator.cookieEnabled`. Browser only.
 */
export function keepsCookies(): boolean {
  if (isKept !== undefined) return isKept
  Cookies.set(PROBE, '1', readCookieRules('strict'))
  isKept = Cookies.get(PROBE) !== undefined
  removeCookie(PROBE)
  return isKept
}

/**
 * Lets `document.cookie` be empty where reading it throws: in a sandboxed frame, and where an extension refuses it.
 * So no reader of a cookie needs a guard. Has to run before the first read.
 */
export function tolerateRefusedCookies(): void {
  try {
    void document.cookie
  } catch {
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => undefined })
  }
}

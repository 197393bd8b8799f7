import Cookies from 'js-cookie'

const PROBE = 'probe'
let isKept: boolean | undefined

/**
 * Whether the browser keeps what scripts write into cookies. Asked by writing one, once for each page: blocked cookies
 * are not always told of by `navigator.cookieEnabled`. Browser only.
 */
export function keepsCookies(): boolean {
  if (isKept !== undefined) return isKept
  Cookies.set(PROBE, '1', { sameSite: 'strict' })
  isKept = Cookies.get(PROBE) !== undefined
  Cookies.remove(PROBE)
  return isKept
}

/**
 * Lets `document.cookie` be empty where reading it throws: in a sandboxed frame, and where an extension refuses it.
 * Nobody who reads a cookie has to think of that. Has to run before anything is read.
 */
export function tolerateRefusedCookies(): void {
  try {
    void document.cookie
  } catch {
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => undefined })
  }
}

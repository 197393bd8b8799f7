import Cookies from 'js-cookie'

/** Cookies by which the platform and its recommendations know who must not be tracked (requirement 3.9). */
export const DO_NOT_TRACK_COOKIES = ['dw_dnt', '__cq_dnt'] as const

/** The platform's cookies of this kind live for a browser session unless renewed; a year spares asking again. */
const DAYS = 365

/** Remembers whether this shopper is tracked. The server says so to the login service with the next token. */
export function writeDoNotTrack(isForbidden: boolean): void {
  for (const name of DO_NOT_TRACK_COOKIES)
    Cookies.set(name, isForbidden ? '1' : '0', { expires: DAYS, sameSite: 'Lax' })
}

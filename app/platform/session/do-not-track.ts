import { writeCookie } from '../../browser/cookies'

/** Cookies by which the platform and its recommendations know who must not be tracked (requirement 13.2). */
export const DO_NOT_TRACK_COOKIES = ['dw_dnt', '__cq_dnt'] as const

/**
 * Saves whether this shopper is tracked. The server passes it to the login service with the next token. The platform's
 * own cookies of this kind last for a browser session; a year avoids asking again.
 */
export function writeDoNotTrack(isForbidden: boolean): void {
  for (const name of DO_NOT_TRACK_COOKIES) writeCookie(name, isForbidden ? '1' : '0')
}

import { jwtDecode } from 'jwt-decode'

/** A token with less lifetime left than this counts as expired (requirement 13.2). */
const TOKEN_EXPIRY_MARGIN_SECONDS = 60

export interface AccessTokenClaims {
  authType: 'guest' | 'registered'
  customerId: string
  usid: string
  siteId: string
  /** Seconds since the epoch. */
  expiresAt: number
  /** Seconds since the epoch. */
  issuedAt?: number
}

/**
 * Reads the claims of an access token by position:
 * `sub` = cc-slas::<tenant>::scid:<client>::usid:<usid>, `isb` = …gcid:<id>[::rcid:<id>]::chid:<site>
 * (requirement 13.2).
 *
 * @throws Error when the token cannot be read or lacks sub and isb.
 */
export function parseAccessToken(token: string): AccessTokenClaims {
  const known = lastParsed?.token === token ? lastParsed.claims : undefined
  if (known) return known
  const claims = readClaims(token)
  lastParsed = { token, claims }
  return claims
}

/** Every call checks its token's claims, and it is nearly always the same token. */
let lastParsed: { token: string; claims: AccessTokenClaims } | undefined

function readClaims(token: string): AccessTokenClaims {
  const { sub, isb, exp, iat } = jwtDecode<{ sub?: string; isb?: string; exp?: number; iat?: number }>(token)
  if (!sub || !isb) throw new Error('Unable to parse access token payload: missing sub and isb.')
  const marks = readMarks(`${sub}::${isb}`)
  const registeredId = marks.get('rcid')
  return {
    authType: registeredId ? 'registered' : 'guest',
    customerId: registeredId ?? marks.get('gcid') ?? '',
    usid: marks.get('usid') ?? '',
    siteId: marks.get('chid') ?? '',
    expiresAt: exp ?? 0,
    issuedAt: iat
  }
}

/** True while the token can be read and has more than the margin left; `now` is the platform's time in milliseconds. */
export function isFresh(token: string | undefined, now: number): token is string {
  if (!token) return false
  try {
    return parseAccessToken(token).expiresAt - now / 1000 >= TOKEN_EXPIRY_MARGIN_SECONDS
  } catch {
    return false
  }
}

/**
 * The last characters of a refused token, by which the server sees whether its token is the same or another
 * tab has renewed it already.
 */
export const markRefused = (token: string): string => token.slice(-MARK_LENGTH)

const MARK_LENGTH = 32

function readMarks(text: string): Map<string, string> {
  const marks = text.split('::').map((part): [string, string] => {
    const colon = part.indexOf(':')
    return [part.slice(0, colon), part.slice(colon + 1)]
  })
  return new Map(marks)
}

import type { Request, Response } from 'express'
import { parse } from 'cookie'
import { parseAccessToken } from '../platform/session/access-token'
import { sessionCookieName, type SessionCookie } from '../platform/session/session'
import type { TokenSet } from '../platform/session/slas-client'

/** The refresh token cookie lives 90 days at most (spec 3 section 9). */
const REFRESH_COOKIE_DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1000

export interface StoredSession {
  accessToken?: string
  refreshToken?: string
  usid?: string
}

/** Reads what the browser keeps for a site. A registered refresh token comes before a guest's. */
export function readStoredSession(req: Request, siteId: string): StoredSession {
  const cookies = parse(req.headers.cookie ?? '')
  const read = (cookie: SessionCookie) => cookies[sessionCookieName(cookie, siteId)] || undefined
  return {
    accessToken: read('accessToken'),
    refreshToken: read('registeredRefreshToken') ?? read('guestRefreshToken'),
    usid: read('usid')
  }
}

/** Writes a session into cookies that page scripts cannot read; only the marker can be, and it holds no secret. */
export function storeSession(res: Response, siteId: string, tokens: TokenSet, secure: boolean): void {
  const { authType, expiresAt } = parseAccessToken(tokens.accessToken)
  const refreshLife = Math.min(tokens.refreshTokenExpiresIn * 1000 || Infinity, REFRESH_COOKIE_DAYS * DAY_MS)
  const base = { path: '/', sameSite: 'lax', secure } as const
  const secret = { ...base, httpOnly: true }
  const [kept, dropped]: [SessionCookie, SessionCookie] =
    authType === 'registered'
      ? ['registeredRefreshToken', 'guestRefreshToken']
      : ['guestRefreshToken', 'registeredRefreshToken']
  const name = (cookie: SessionCookie) => sessionCookieName(cookie, siteId)

  res.cookie(name(kept), tokens.refreshToken, { ...secret, maxAge: refreshLife })
  res.clearCookie(name(dropped), secret)
  res.cookie(name('accessToken'), tokens.accessToken, { ...secret, expires: new Date(expiresAt * 1000) })
  res.cookie(name('usid'), tokens.usid, { ...secret, maxAge: refreshLife })
  res.cookie(name('marker'), authType, { ...base, maxAge: refreshLife })
}

import type { Request, Response } from 'express'
import { parse } from 'cookie'
import type { AppConfig } from '../../visit/config/app-config'
import { parseAccessToken } from '../../platform/session/access-token'
import { isTokenOf } from '../../platform/session/check-tokens'
import { DO_NOT_TRACK_COOKIES } from '../../platform/session/do-not-track'
import {
  SESSION_COOKIES,
  sessionCookieName,
  type AuthType,
  type ReadableCookie,
  type SessionCookie,
  type ShopperState
} from '../../platform/session/session'
import type { PlatformClock } from '../../platform/session/platform-clock'
import type { TokenSet } from '../../platform/session/slas-client'
import { clearCookie, forgetInstanceSession, setCookie, type CookieLife } from './set-cookie'
import { hostCookieName } from './host-cookie'
import type { ServerSettings } from '../settings/server-settings'
import { createHmac, randomBytes } from 'node:crypto'

/** The refresh token cookie lives 90 days at most (requirement 13.2). */
const REFRESH_COOKIE_DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1000

const READABLE: SessionCookie[] = ['marker', 'encUserId', 'visitorId'] satisfies ReadableCookie[]

/** Names of our own, which no neighbouring host may set; the others are requirement 13.2's, or scripts read them. */
const HOST_ONLY: SessionCookie[] = ['isPrivate', 'loginTime']

/** A session cookie's name as the browser sends it. */
export const nameSessionCookie = (
  req: Request,
  publicOrigin: string,
  cookie: SessionCookie,
  siteId: string
): string => {
  const name = sessionCookieName(cookie, siteId)
  return HOST_ONLY.includes(cookie) ? hostCookieName(req, publicOrigin, name) : name
}

/** The session cookies of one site. */
export interface StoredSession {
  /** Registered shoppers are recognised by their refresh token (requirement 13.2). */
  authType: AuthType
  accessToken?: string
  refreshToken?: string
  customerId?: string
  /** The private client began the session, see `RefreshOptions`. */
  isPrivate?: boolean
  /** The readable cookie, which other scripts of this origin may have changed. */
  marker?: string
  /** Do not track; undefined while the shopper has not decided. */
  dnt?: boolean
}

/**
 * Reads the session cookies of a site. A registered refresh token comes before a guest's. A session of
 * another organization is ignored.
 */
export function readStoredSession(
  req: Request,
  siteId: string,
  { publicOrigin, commerce: { organizationId } }: Pick<AppConfig, 'publicOrigin' | 'commerce'>
): StoredSession {
  const cookies = parse(req.headers.cookie ?? '')
  const read = (cookie: SessionCookie) =>
    cookies[nameSessionCookie(req, publicOrigin, cookie, siteId)] || undefined
  const decided = DO_NOT_TRACK_COOKIES.map(name => cookies[name]).find(
    value => value === '1' || value === '0'
  )
  const dnt = decided === undefined ? undefined : decided === '1'
  const isElsewhere = (read('organizationId') ?? organizationId) !== organizationId
  if (isElsewhere) return { authType: 'guest', dnt }
  const registered = read('registeredRefreshToken')
  return {
    authType: registered ? 'registered' : 'guest',
    accessToken: read('accessToken'),
    refreshToken: registered ?? read('guestRefreshToken'),
    customerId: read('customerId'),
    isPrivate: read('isPrivate') ? true : undefined,
    marker: read('marker'),
    dnt
  }
}

interface StoreSession {
  siteId: string
  tokens: Omit<TokenSet, 'refreshToken'> & { refreshToken?: string }
  /** The marker's value where the token has less. */
  state?: ShopperState
}

/**
 * Writes a session into cookies that page scripts cannot read; only the marker and the names for
 * recommendations are readable, and they open nothing.
 */
export function storeSession(
  req: Request,
  res: Response,
  { settings, clock }: { settings: ServerSettings; clock: Pick<PlatformClock, 'now'> },
  { siteId, tokens, state }: StoreSession
): void {
  const { config, shopperIdKey, privateClient } = settings
  const { authType, expiresAt } = parseAccessToken(tokens.accessToken)
  const refreshLife = Math.min(tokens.refreshTokenExpiresIn * 1000 || Infinity, REFRESH_COOKIE_DAYS * DAY_MS)
  const write = (cookie: SessionCookie, value: string | undefined, life: CookieLife) => {
    const cookieName = nameSessionCookie(req, config.publicOrigin, cookie, siteId)
    if (value) setCookie(req, res, config.publicOrigin, cookieName, value, life)
    else clearCookie(req, res, config.publicOrigin, cookieName, life)
  }
  const secret = { httpOnly: true, maxAge: refreshLife }
  const isRegistered = authType === 'registered'
  write('registeredRefreshToken', isRegistered ? tokens.refreshToken : undefined, secret)
  write('guestRefreshToken', isRegistered ? undefined : tokens.refreshToken, secret)
  write('accessToken', tokens.accessToken, { httpOnly: true, maxAge: expiresAt * 1000 - clock.now() })
  write('usid', tokens.usid, secret)
  write('customerId', tokens.customerId, secret)
  write('isPrivate', isTokenOf(privateClient?.clientId, tokens.accessToken) ? '1' : undefined, secret)
  write('organizationId', config.commerce.organizationId, secret)
  const name = (kind: 'visitor' | 'customer', id: string) => nameShopper(shopperIdKey, kind, siteId, id)
  write('encUserId', isRegistered ? name('customer', tokens.customerId) : undefined, { maxAge: refreshLife })
  write('visitorId', name('visitor', tokens.usid), { maxAge: refreshLife })
  write('marker', state ?? authType, { maxAge: refreshLife })
}

/** The marker alone, for a session that goes on without it. */
export function storeMarker(
  req: Request,
  res: Response,
  publicOrigin: string,
  siteId: string,
  state: ShopperState
): void {
  const life = { maxAge: REFRESH_COOKIE_DAYS * DAY_MS }
  setCookie(req, res, publicOrigin, sessionCookieName('marker', siteId), state, life)
}

/** Clears all that is stored for a site. */
export function clearSession(req: Request, res: Response, publicOrigin: string, siteId: string): void {
  for (const cookie of Object.keys(SESSION_COOKIES) as SessionCookie[]) {
    const httpOnly = !READABLE.includes(cookie)
    clearCookie(req, res, publicOrigin, nameSessionCookie(req, publicOrigin, cookie, siteId), { httpOnly })
  }
  forgetInstanceSession(req, res, publicOrigin)
}

/** For shops without a key: good as long as this process lives, and nowhere else. */
const OWN_KEY = randomBytes(32)

/**
 * The name under which others than the platform get to know a visitor or a customer: a
 * keyed hash, since the ids themselves open baskets and addresses at the platform, and an
 * unkeyed one could be compared with those of known e-mail addresses.
 */
export const nameShopper = (
  key: string | undefined,
  kind: 'visitor' | 'customer',
  siteId: string,
  id: string
): string =>
  createHmac('sha256', key ?? OWN_KEY)
    .update(JSON.stringify([kind, siteId, id]))
    .digest('base64url')

import type { RequestHandler, Response } from 'express'
import { isFresh, markRefused } from '../../platform/session/access-token'
import type { PlatformClock } from '../../platform/session/platform-clock'
import type { VerifyAccessToken } from '../../platform/session/verify-access-token'
import { resolveSite } from '../../visit/site/resolve-site'
import { hostCookieName, readHostCookie } from './host-cookie'
import { readAddress } from '../page-request/read-address'
import { readStoredSession, storeSession, type StoredSession } from './session-cookies'
import { forgetInstanceSession, setCookie } from './set-cookie'
import type { ServerSettings } from '../settings/server-settings'

/** The end of the app's token that was taken last, so that it is not taken again once it was logged out. */
const TAKEN_COOKIE = 'app-token'
const TAKEN_SECONDS = 90 * 24 * 60 * 60
/** The app's refresh token lives as long as SLAS gives it; the cookie as long as it may. */
const LONGEST_LIFE_SECONDS = TAKEN_SECONDS
const LONGEST_TOKEN = 8_192

/**
 * The native app hands its session over in headers of a page request (requirement 1.8; login order 4 in
 * requirement 13.2). Checked tokens become the session's cookies and are never in HTML; unreadable, expired
 * or foreign tokens, and those of another site, are ignored. Such a response is private to the app.
 *
 * A session that is stored goes first, as the order says, with two exceptions: a customer whom the app knows
 * is not hidden behind a guest or another customer whom the web view remembers, and the same shopper's living
 * token does not wait for a stored one to turn out dead. Each of the app's tokens is taken once, so that a
 * logout in the web view holds although the app goes on sending it.
 */
export function withAppSession(
  settings: ServerSettings,
  verify: VerifyAccessToken,
  clock: Pick<PlatformClock, 'now'>
): RequestHandler {
  const { config, nativeApp } = settings

  return (req, res, next) => {
    const accessToken = req.get(nativeApp.tokenHeader)
    const refreshToken = req.get(nativeApp.refreshTokenHeader)
    if (!accessToken && !refreshToken) {
      next()
      return
    }
    res.setHeader('cache-control', 'private, no-store')
    if (
      !accessToken ||
      !refreshToken ||
      accessToken.length > LONGEST_TOKEN ||
      refreshToken.length > LONGEST_TOKEN
    ) {
      next()
      return
    }
    const { pathname, search } = readAddress(req.originalUrl)
    const siteId = resolveSite(config, pathname, search).site.id
    verify(siteId, accessToken)
      .then(claims => {
        const taken = `${TAKEN_COOKIE}_${siteId}`
        if (!claims || readHostCookie(req, config.publicOrigin, taken) === markRefused(accessToken)) return
        const stored = readStoredSession(req, siteId, config)
        if (!goesFirst(claims, stored, clock.now())) return
        const { usid, customerId } = claims
        const tokens = {
          accessToken,
          refreshToken,
          refreshTokenExpiresIn: LONGEST_LIFE_SECONDS,
          usid,
          customerId
        }
        storeSession(req, res, { settings, clock }, { siteId, tokens })
        forgetInstanceSession(req, res, config.publicOrigin)
        res.locals.appAuthType = claims.authType
        const takenName = hostCookieName(req, config.publicOrigin, taken)
        const life = { httpOnly: true, maxAge: TAKEN_SECONDS * 1000 }
        setCookie(req, res, config.publicOrigin, takenName, markRefused(accessToken), life)
      })
      // Without the service's keys the token cannot be checked; the page is rendered for a guest.
      .catch(() => undefined)
      .finally(() => next())
  }
}

/** The shopper of the app's token in this request; undefined without one. */
export const findAppAuthType = (res: Response): 'guest' | 'registered' | undefined =>
  res.locals.appAuthType as 'guest' | 'registered' | undefined

/** Whether the app's shopper replaces the web view's stored session. */
function goesFirst(
  app: { authType: string; customerId: string },
  { accessToken, refreshToken, customerId }: StoredSession,
  now: number
): boolean {
  if (!accessToken && !refreshToken) return true
  // App and web view share one refresh token, which works once: the access token that is still valid wins.
  if (app.customerId === customerId) return !isFresh(accessToken, now)
  return app.authType === 'registered'
}

import { parse } from 'cookie'
import type { Request, RequestHandler, Response } from 'express'
import { isSameSecret } from '../access/access-key'
import { answerProblem } from '../proxies/answer-problem'
import { parseAccessToken, type AccessTokenClaims } from '../../platform/session/access-token'
import { FRESH_LOGIN_REQUIRED } from '../../platform/session/session'
import type { ServerSettings } from '../settings/server-settings'
import { nameSessionCookie } from './session-cookies'
import { setCookie } from './set-cookie'
import { signSession } from './sign-session'

type Login = Pick<AccessTokenClaims, 'customerId' | 'usid' | 'siteId'>
type Settings = Pick<ServerSettings, 'config' | 'sessionKey' | 'freshLoginMinutes'>

const MINUTE_MS = 60_000

/**
 * Notes the time of a login in a cookie that only this shop can write (requirement 14.7): the platform's tokens say
 * when they were issued, and a refresh issues new ones.
 */
export function storeLoginTime(req: Request, res: Response, settings: Settings, accessToken: string): void {
  const claims = parseAccessToken(accessToken)
  if (claims.authType !== 'registered') return
  const { publicOrigin } = settings.config
  const name = nameSessionCookie(req, publicOrigin, 'loginTime', claims.siteId)
  const value = sign(settings, claims, Date.now())
  const life = { httpOnly: true, maxAge: settings.freshLoginMinutes * MINUTE_MS }
  setCookie(req, res, publicOrigin, name, value, life)
}

/** Whether the session of this customer began in this browser in the last `FRESH_LOGIN_MINUTES`. */
export function isLoginFresh(req: Request, settings: Settings, login: Login): boolean {
  const name = nameSessionCookie(req, settings.config.publicOrigin, 'loginTime', login.siteId)
  const cookie = parse(req.headers.cookie ?? '')[name]
  const time = Number(cookie?.split('.')[0])
  return (
    isSameSecret(cookie, sign(settings, login, time)) &&
    Date.now() - time < settings.freshLoginMinutes * MINUTE_MS
  )
}

/**
 * Refuses a customer's call without a fresh login: 403 of the type `FRESH_LOGIN_REQUIRED`. Calls without a token, and
 * those of guests, are the platform's to refuse, as are forged tokens.
 */
export function requireFreshLogin(settings: Settings): RequestHandler {
  return (req, res, next) => {
    const authorization = req.get('authorization')
    const login =
      authorization === undefined ? undefined : findClaims(authorization.replace(/^Bearer +/i, ''))
    if (authorization === undefined || login?.authType === 'guest') next()
    else if (login && isLoginFresh(req, settings, login)) next()
    else answerProblem(res, 403, 'The customer has to log in again', FRESH_LOGIN_REQUIRED)
  }
}

/** Whose token it is; undefined for one that cannot be read. */
export function findClaims(token: string): AccessTokenClaims | undefined {
  try {
    return parseAccessToken(token)
  } catch {
    return undefined
  }
}

const sign = (settings: Settings, { siteId, customerId, usid }: Login, time: number) =>
  `${time}.${signSession(settings, 'login-time', siteId, customerId, usid, time)}`

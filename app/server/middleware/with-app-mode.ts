import { parse } from 'cookie'
import type { RequestHandler, Response } from 'express'
import {
  APP_FRAME_COOKIE,
  APP_MODE_COOKIE,
  APP_MODE_ON,
  formatAppMode,
  readAppMode,
  type AppMode
} from '../../visit/app-mode'
import { NATIVE_CONSENTS_COOKIE } from '../../visit/consent/native-consents'
import { hostCookieName, readHostCookie } from '../session/host-cookie'
import type { ServerSettings } from '../settings/server-settings'
import { setCookie } from '../session/set-cookie'

/** Requirement 1.8. */
const COOKIE_MS = 7 * 24 * 60 * 60 * 1000
const LONGEST_COOKIE_HANDLER = 1_024
/** The app's earlier consents: they count once, so that the shopper may choose otherwise. */
const TAKEN_COOKIE = 'app-consents'

/**
 * Recognises the native app by any of its headers, or by the cookie of an earlier page: a web view sends its headers
 * with the first page only. Headers come first. They change only the requester's own page and grant nothing, so they
 * need no proof (the gate asks for a key, see `with-access-gate`); but no cache may hand such a page to others, nor
 * another's page to the app.
 */
export function withAppMode({ config, nativeApp }: ServerSettings): RequestHandler {
  const { hideHeaderHeader, hideFooterHeader, cookieHandlerHeader } = nativeApp
  const names = [
    nativeApp.tokenHeader,
    nativeApp.refreshTokenHeader,
    nativeApp.keyHeader,
    hideHeaderHeader,
    hideFooterHeader,
    cookieHandlerHeader
  ]
  const vary = names.join(', ')

  return (req, res, next) => {
    const cookies = parse(req.headers.cookie ?? '')
    const kept = readAppMode(name => cookies[name])
    const isApp = names.some(name => req.headers[name] !== undefined)
    res.vary(vary)
    if (!isApp && !kept) {
      next()
      return
    }
    const mode: AppMode = {
      hideHeader: readSwitch(req.get(hideHeaderHeader)) ?? kept?.hideHeader ?? false,
      hideFooter: readSwitch(req.get(hideFooterHeader)) ?? kept?.hideFooter ?? false
    }
    res.locals.appMode = mode
    res.setHeader('cache-control', 'private, no-store')
    if (isApp) {
      // Scripts of the page read them: a page out of a cache learns of the app from them.
      const keep = (name: string, value: string, httpOnly?: boolean) =>
        setCookie(req, res, config.publicOrigin, name, value, { maxAge: COOKIE_MS, httpOnly })
      keep(APP_MODE_COOKIE, APP_MODE_ON)
      keep(APP_FRAME_COOKIE, formatAppMode(mode))
      const handler = req.get(cookieHandlerHeader)?.trim()
      if (
        handler &&
        handler.length <= LONGEST_COOKIE_HANDLER &&
        handler !== readHostCookie(req, config.publicOrigin, TAKEN_COOKIE)
      ) {
        keep(NATIVE_CONSENTS_COOKIE, handler)
        keep(hostCookieName(req, config.publicOrigin, TAKEN_COOKIE), handler, true)
      }
    }
    next()
  }
}

/** The app mode of this request; undefined outside the app. */
export const findAppMode = (res: Response): AppMode | undefined => res.locals.appMode as AppMode | undefined

function readSwitch(value: string | undefined): boolean | undefined {
  const text = value?.trim().toLowerCase()
  if (!text) return undefined
  return text === 'true' || text === '1'
}

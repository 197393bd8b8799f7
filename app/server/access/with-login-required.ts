import type { RequestHandler } from 'express'
import { CACHE_POLICY } from '../../visit/config/cache-policy'
import { paths } from '../../visit/addresses/paths'
import { isAccountPath } from '../../visit/addresses/find-address'
import { readStoredSession } from '../session/session-cookies'
import { readAddress } from '../page-request/read-address'
import type { RequestContext } from '../page-request/request-context'
import { findAppAuthType } from '../session/with-app-session'
import type { ServerSettings } from '../settings/server-settings'

/**
 * Redirects guests from pages of the account to the login, which leads back (requirement 1.2). Only the platform knows
 * whether a session is still valid: the pages ask it for everything that they show.
 */
export function withLoginRequired({ config }: Pick<ServerSettings, 'config'>): RequestHandler {
  return (req, res, next) => {
    const { pathname, search } = readAddress(req.originalUrl)
    const { site, maintenance } = res.locals.shop as RequestContext
    const path = site.pathOf(pathname)
    if (maintenance || !isAccountPath(path)) return next()
    const stored = readStoredSession(req, site.site.id, config)
    if ((findAppAuthType(res) ?? stored.authType) === 'registered') return next()
    res.setHeader('cache-control', CACHE_POLICY.personal)
    res.redirect(302, site.href(paths.loginTo(path + search)))
  }
}

import type { Request, RequestHandler } from 'express'
import type { AppConfig } from '../../visit/config/app-config'
import { REDIRECT_POLICY } from '../../visit/config/cache-policy'
import { buildPath } from '../../visit/site/build-path'
import { resolveSite } from '../../visit/site/resolve-site'
import { UNPREFIXED } from '../../visit/addresses/address-table'
import { paths } from '../../visit/addresses/paths'
import { spellPath } from '../../visit/addresses/spell-path'
import { createSiteContext } from '../../visit/site/site-context'
import { readAddress } from './read-address'
import type { ReportError } from '../report-error'
import type { RequestContext } from './request-context'
import type { ServerSettings } from '../settings/server-settings'
import type { ShopServices } from '../services/shop-services'
import { readStoredSession } from '../session/session-cookies'
import { findClosedShop } from '../access/with-access-gate'
import { findAppMode } from '../middleware/with-app-mode'
import { findEditParent } from '../middleware/with-edit-mode'

/** During maintenance robots are asked to come again after this long. */
export const MAINTENANCE_SECONDS = 600

/**
 * Finds site and locale of a page request. An address without a recognised locale, other than the root, is redirected
 * to the same path with the locale added (requirement 1.1), and one that writes site or locale in other case to their
 * spelling. During maintenance every page is the maintenance page, with status 503.
 */
export function withRequestContext(
  { config }: ServerSettings,
  services: ShopServices,
  report: ReportError
): RequestHandler {
  return (req, res, next) => {
    const { pathname, search } = readAddress(req.originalUrl)
    const resolved = resolveSite(config, pathname, search)
    const lacksLocale =
      config.url.locale !== 'none' && !resolved.namesLocale && pathname !== '/' && !UNPREFIXED.has(pathname)
    if (lacksLocale || !resolved.isExact) {
      const target = buildPath(
        config.url,
        resolved.site,
        resolved.locale,
        `${spellPath(resolved.path)}${search}`
      )
      if (!res.hasHeader('cache-control')) res.setHeader('cache-control', REDIRECT_POLICY)
      res.redirect(302, target)
      return
    }
    const origin = config.publicOrigin || findAppOrigin(req)
    const closed = findClosedShop(res)
    const editParent = findEditParent(res)
    const findPlatform = editParent ? services.editedPlatformOf : services.platformOf
    const app = findAppMode(res)
    const context: RequestContext = {
      config,
      site: createSiteContext(config, resolved.site, resolved.locale, origin),
      platform: findPlatform(resolved.site.id, resolved.locale.id, resolved.locale.preferredCurrency),
      maintenance: config.maintenance || (!closed && resolved.path === paths.maintenance),
      view: { editParent, app },
      hasNoBasket: resolved.path === paths.cart && !app && !readMarker(req, resolved.site.id, config),
      closed,
      report
    }
    res.locals.shop = context
    if (context.maintenance) {
      res.status(503)
      res.setHeader('retry-after', String(MAINTENANCE_SECONDS))
    }
    next()
  }
}

/** By the same mark the browser knows that there is nothing to read (`basketQuery`). */
const readMarker = (req: Request, siteId: string, config: AppConfig) =>
  readStoredSession(req, siteId, config).marker

/** The framework's guess of our origin, without a configured one. */
function findAppOrigin(req: Request): string {
  const { options } = req.app as unknown as { options?: { appOrigin?: string } }
  return options?.appOrigin ?? ''
}

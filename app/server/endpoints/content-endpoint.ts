import { Router } from 'express'
import { CONTENT_ENDPOINT, type ContentAnswer } from '../../platform/controllers/own-content'
import { isNotFound, isPlatformError } from '../../platform/http/platform-error'
import { findLocale, findSite } from '../../site/resolve-site'
import { allowOnly } from './guard-endpoint'
import type { ServerSettings } from '../settings/server-settings'
import type { ShopServices } from '../services/shop-services'

/** As long as the content system's own answers may be kept. */
const KEEP = 'public, max-age=60'
const KEEP_NOTHING = 'private, no-store'
/** No page has an id or a slug as long as this. */
const LONGEST_ID = 200
const TRY_AGAIN_SECONDS = 5

export interface ContentEndpointParts {
  settings: ServerSettings
  services: ShopServices
}

/**
 * `GET /content-page?site=&locale=&id=`: a content page as anonymous visitors see it, or that there is none,
 * both with status 200. 404 for a site or locale that there is not, 503 while the content system fails.
 */
export function contentEndpoint({ settings, services }: ContentEndpointParts): Router {
  const router = Router()
  router.all(CONTENT_ENDPOINT, allowOnly('GET', 'HEAD'), (req, res, next) => {
    const [siteId, localeId, id] = ['site', 'locale', 'id'].map(name => {
      const { [name]: value } = req.query
      return typeof value === 'string' ? value : ''
    })
    const site = findSite(settings.config, siteId)
    const locale = site && findLocale(site, localeId)
    /** Behind the access gate nothing may be kept, which has been said by then. */
    const answer = (content: ContentAnswer) => {
      if (!res.hasHeader('cache-control')) res.setHeader('cache-control', KEEP)
      res.json(content)
    }
    if (!site || !locale) {
      res.setHeader('cache-control', KEEP_NOTHING)
      res.status(404).json({ error: true, message: 'There is no such site or locale' })
      return
    }
    if (!id?.trim() || id.length > LONGEST_ID) return answer({ found: false })
    services
      .platformOf(site.id, locale.id, locale.preferredCurrency)
      .controllers.getContentPage({ pageIdOrSlug: id })
      .then(
        page => answer({ found: true, page }),
        (error: unknown) => {
          if (isNotFound(error)) return answer({ found: false })
          if (!isPlatformError(error)) return next(error)
          res.setHeader('cache-control', KEEP_NOTHING)
          res.setHeader('retry-after', String(TRY_AGAIN_SECONDS))
          res.status(503).json({ error: true, message: 'The content cannot be read at the moment' })
        }
      )
  })
  return router
}

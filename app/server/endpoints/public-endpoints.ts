import { Router } from 'express'
import { manifestEndpoint } from './manifest-endpoint'
import { robotsEndpoint } from '../search-engines/robots-endpoint'
import { sitemapEndpoint, type SitemapParts } from '../search-engines/sitemap-endpoint'
import { workerEndpoint } from './worker-endpoint'

/**
 * Addresses that belong to no shopper and that machines ask for: they stand before
 * everything that looks at who asks, and before the access gate.
 */
export function publicEndpoints(parts: SitemapParts): Router {
  const router = Router()
  router.use(
    robotsEndpoint(parts.settings),
    sitemapEndpoint(parts),
    manifestEndpoint(parts.settings),
    workerEndpoint(parts.settings)
  )
  return router
}

import type { AppConfig } from '../config/app-config'
import type { Platform } from '../platform/platform'
import type { SiteContext } from '../site/site-context'

/**
 * What the server hands to the renderer for one request, on `res.locals.shop`.
 * Server and renderer are two bundles and share nothing else.
 */
export interface RequestContext {
  config: AppConfig
  site: SiteContext
  platform: Platform
  /** The page says so itself, e.g. maintenance. */
  maintenance: boolean
}

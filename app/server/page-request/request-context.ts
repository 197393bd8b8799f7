import type { AppConfig } from '../../visit/config/app-config'
import type { Platform } from '../../platform/platform'
import type { SiteContext } from '../../visit/site/site-context'
import type { ViewMode } from '../../visit/view-mode'

/**
 * The server's data for the renderer of one request, on `res.locals.shop`. Server and renderer are two bundles and
 * share only this and the renderer's result.
 */
export interface RequestContext {
  config: AppConfig
  site: SiteContext
  platform: Platform
  /** The page says so itself, e.g. maintenance. */
  maintenance: boolean
  view: ViewMode
  /** The visitor has no session yet, and so no basket. */
  hasNoBasket?: boolean
  /** With it, the page is the access form and shows nothing of the shop (requirement 1.7). */
  closed?: ClosedShop
  /** Writes the failure of a read that the page needs to the server's log. */
  report(error: unknown): void
}

/** Data of `npm run serve` for the renderer, on `res.locals`; absent elsewhere. */
export interface RenderTurns {
  /** Resolves when this page may be rendered, which keeps the process from everything else. */
  takeTurn?: () => Promise<void>
}

/** The renderer's result, on `res.locals`. */
export interface RenderedPage {
  /** Only reads are missing that a pause of the platform held back. */
  lacksPausedReads?: true
}

/** The access form's state after a failed attempt. */
export interface ClosedShop {
  /** As typed; the form shows the username again, never the password. */
  username: string
  problems: { username?: 'missing' | 'wrong'; password?: 'missing' | 'wrong' }
  /** Seconds until the next try, after too many. */
  wait?: number
}

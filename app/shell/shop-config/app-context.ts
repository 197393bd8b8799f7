import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { IntlShape } from '../../intl/intl'
import type { AppConfig } from '../../visit/config/app-config'
import type { Platform } from '../../platform/platform'
import type {
  ClosedShop,
  RenderedPage,
  RenderTurns,
  RequestContext
} from '../../server/page-request/request-context'
import type { SiteContext } from '../../visit/site/site-context'
import type { ViewMode } from '../../visit/view-mode'

/** The context of a render: created once per request on the server, once per tab in the browser. */
export interface AppContext {
  config: AppConfig
  client: QueryClient
  platform: Platform
  site: SiteContext
  intl: IntlShape
  view: ViewMode
  /** The access gate is closed for this visitor. */
  closed?: ClosedShop
  /** Shown by a closed shop in place of everything else. */
  gate?: ReactNode
}

/** The framework's `locals`: response locals on the server, an empty object in the browser. */
export interface Locals extends RenderedPage, RenderTurns {
  appContext?: AppContext
  /** On the server. */
  shop?: Pick<RequestContext, 'report'>
}

/** @throws Error before `ShopConfig.restore` has run. */
export function requireAppContext(locals: Locals): AppContext {
  if (!locals.appContext) throw new Error('The app context of the render is missing')
  return locals.appContext
}

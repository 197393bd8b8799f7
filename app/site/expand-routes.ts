import type { AppConfig } from '../config/app-config'
import { buildRoutePrefix } from './build-path'

export interface ShopRoute<Component> {
  path: string
  exact?: boolean
  component: Component
}

/** Routes that are excluded from prefix expansion (spec 1 section 2.1). */
const UNPREFIXED = new Set(['/callback', '*'])

/** Makes every route reachable with and without site and locale in front. */
export function expandRoutes<Component>(
  routes: ShopRoute<Component>[],
  config: Pick<AppConfig, 'url' | 'sites'>
): ShopRoute<Component>[] {
  const prefix = buildRoutePrefix(config)
  return routes.map(route =>
    UNPREFIXED.has(route.path) ? route : { ...route, path: `${prefix}${prefix && route.path === '/' ? '' : route.path}` }
  )
}

import { UNPREFIXED } from '../addresses/address-table'
import type { AppConfig } from '../config/app-config'
import { buildRoutePrefix } from './build-path'

export interface ShopRoute<Component> {
  /** Patterns of the addresses of one page. */
  path: string[]
  exact?: boolean
  /** Matching is case-sensitive. */
  sensitive?: true
  component: Component
}

/** Makes every route reachable with and without site and locale in front. */
export function expandRoutes<Component>(
  routes: ShopRoute<Component>[],
  config: Pick<AppConfig, 'url' | 'sites'>
): ShopRoute<Component>[] {
  const prefix = buildRoutePrefix(config)
  const expand = (path: string) =>
    UNPREFIXED.has(path) ? path : `${prefix}${prefix && path === '/' ? '' : path}`
  return routes.map(route => ({ ...route, sensitive: true, path: route.path.map(expand) }))
}

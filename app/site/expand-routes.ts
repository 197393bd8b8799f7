import { UNPREFIXED } from '../addresses/address-table'
import type { AppConfig } from '../config/app-config'
import { buildRoutePrefix } from './build-path'

export interface ShopRoute<Component> {
  /** Patterns of the addresses that one page answers. */
  path: string[]
  exact?: boolean
  /** Addresses are matched as they are written. */
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

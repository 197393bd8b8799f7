import type { AppConfig } from '../config/app-config'
import { listRoutePrefixes } from './build-path'

export interface ShopRoute<Component> {
  path: string
  exact?: boolean
  component: Component
}

/** Routes that are excluded from prefix expansion (spec 1 section 2.1). */
const UNPREFIXED = new Set(['/callback', '*'])

/** Makes every route reachable with and without site and locale prefixes. */
export function expandRoutes<Component>(
  routes: ShopRoute<Component>[],
  config: Pick<AppConfig, 'url' | 'sites'>
): ShopRoute<Component>[] {
  const prefixes = listRoutePrefixes(config)
  return routes.flatMap(route =>
    UNPREFIXED.has(route.path)
      ? [route]
      : prefixes.map(prefix => ({ ...route, path: `${prefix}${route.path === '/' && prefix ? '' : route.path}` }))
  )
}

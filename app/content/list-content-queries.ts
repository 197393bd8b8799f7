import type { Platform } from '../platform/platform'
import type { QueryObject } from '../platform/query-object'
import { findContentType, parseBlock } from './content-registry'
import type { ContentComponentData, ContentPage } from './page/content-page'

/** All queries of a page's components, at any depth. */
export function listContentQueries(
  page: ContentPage,
  platform: Platform,
  search = new URLSearchParams()
): QueryObject<unknown>[] {
  return page.regions
    .flatMap(region => region.components)
    .flatMap(component => listQueries(component, platform, search))
}

function listQueries(
  component: ContentComponentData,
  platform: Platform,
  search: URLSearchParams
): QueryObject<unknown>[] {
  const type = findContentType(component.typeId)
  const attributes = type?.queries ? parseBlock(type, component.data) : undefined
  const own = attributes === undefined ? [] : (type?.queries?.(attributes, platform, search) ?? [])
  const nested = component.regions.flatMap(region => region.components)
  return [...own, ...nested.flatMap(child => listQueries(child, platform, search))]
}

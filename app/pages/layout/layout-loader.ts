import { contentPageQuery } from '../../content/content-page-query'
import { findContentPageId, GLOBAL_PAGE_ID } from '../../content/model/content-page'
import { categoryMenuQuery } from '../../features/navigation/api/category-menu-query'
import type { Platform } from '../../platform/platform'
import { findProductId, paths } from '../../site/paths'
import type { Queries } from '../page-unit/loader'

/**
 * What every page shows around itself: menu, global regions and the page's own
 * content. All of it is optional; without it the page still stands.
 */
export async function loadLayout(path: string, queries: Queries, platform: Platform): Promise<void> {
  const pageId = findContentPageId(path, findProductId(path))
  await Promise.all([
    queries.prefetch(categoryMenuQuery(platform)),
    queries.prefetch(contentPageQuery(platform, GLOBAL_PAGE_ID)),
    queries.prefetch(contentPageQuery(platform, pageId))
  ])
}

/** The content that a not-found page shows. */
export const loadNotFound = (queries: Queries, platform: Platform): Promise<void> =>
  queries.prefetch(contentPageQuery(platform, paths.notFound.slice(1)))

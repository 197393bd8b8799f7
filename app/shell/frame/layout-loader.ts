import { contentPageQuery } from '../../content/content-page-query'
import { listContentQueries } from '../../content/list-content-queries'
import { findContentPageId, GLOBAL_PAGE_ID, isReduced } from '../../visit/addresses/find-address'
import { categoryMenuQuery } from '../../features/catalogue/api/category-menu-query'
import { deliveryCountriesQuery } from '../../fulfilment/delivery-countries-query'
import type { Platform } from '../../platform/platform'
import { paths } from '../../visit/addresses/paths'
import type { ViewMode } from '../../visit/view-mode'
import type { Queries } from '../../page-unit/loader'

/**
 * Loads the data of every page's layout: menu, global regions and the page's own
 * content. All of it is optional; the page works without it.
 */
export async function loadLayout(
  path: string,
  search: string,
  queries: Queries,
  platform: Platform,
  { app }: ViewMode
): Promise<void> {
  const pageId = findContentPageId(path)
  await Promise.all([
    isReduced(path) || app?.hideHeader ? undefined : queries.prefetch(categoryMenuQuery(platform)),
    loadContent(GLOBAL_PAGE_ID, queries, platform),
    loadContent(pageId, queries, platform, new URLSearchParams(search))
  ])
}

/** The content that a not-found page shows. */
export const loadNotFound = (queries: Queries, platform: Platform): Promise<void> =>
  loadContent(findContentPageId(paths.notFound), queries, platform)

/** A content page, then everything that its components read. */
async function loadContent(
  pageId: string,
  queries: Queries,
  platform: Platform,
  search?: URLSearchParams
): Promise<void> {
  const page = await queries.attempt(contentPageQuery(platform, pageId))
  if (!page) return
  await Promise.all([
    // Fails as it did for the content: a page with failed reads is kept by no cache.
    page.lacksDelivery ? queries.prefetch(deliveryCountriesQuery(platform)) : undefined,
    ...listContentQueries(page, platform, search).map(query => queries.prefetch(query))
  ])
}

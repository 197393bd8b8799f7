import { contentPageQuery } from '../../content/content-page-query'
import { findContentPageId } from '../../content/model/content-page'
import { findProductId } from '../../site/paths'
import { isShopPath } from '../../site/translated-path'
import type { Loader } from '../page-unit/loader'
import { notFound, redirectTo, showPage } from '../page-unit/outcome'

export interface ContentRouteData {
  pageId: string
  path: string
}

/**
 * Any address that is no other route: a content page by its id or slug, else not
 * found. A page that was found by its id but lives elsewhere sends the visitor
 * there (spec 1 section 2.2). A product without its category segments is sent to
 * its full address by way of the product route.
 */
export const loadContentRoute: Loader<ContentRouteData> = async ({ path, queries, platform }) => {
  const productId = findProductId(path)
  if (productId) return redirectTo(`/p${path}`, true)
  const pageId = findContentPageId(path, undefined)
  const page = await queries.fetch(contentPageQuery(platform, pageId))
  if (!page) return notFound()
  const livesElsewhere =
    page.pageFetchedById && isShopPath(page.url) && page.url !== `/${page.id}` && page.url !== '/'
  if (livesElsewhere && page.url !== path) return redirectTo(page.url)
  return showPage({ pageId, path })
}

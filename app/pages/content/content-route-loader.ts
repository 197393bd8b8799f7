import { contentPageQuery } from '../../content/content-page-query'
import { findContentPageId, isPageOfAddress } from '../../content/model/content-page'
import { addCategoryTo, findProductId } from '../../site/paths'
import { isShopPath } from '../../site/translated-path'
import { keepQuery } from '../page-unit/keep-query'
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
 * its full address by way of the product route. What frames every page is no page.
 */
export const loadContentRoute: Loader<ContentRouteData> = async ({ path, search, queries, platform }) => {
  const productId = findProductId(path)
  if (productId) return redirectTo(`${addCategoryTo(path)}${keepQuery(search)}`, true)
  const pageId = findContentPageId(path, undefined)
  const page = await queries.fetch(contentPageQuery(platform, pageId))
  if (!page || !isPageOfAddress(page, path)) return notFound()
  const livesElsewhere =
    page.pageFetchedById && isShopPath(page.url) && page.url !== `/${page.id}` && page.url !== '/'
  if (livesElsewhere && page.url !== path) return redirectTo(`${page.url}${keepQuery(search)}`)
  return showPage({ pageId, path })
}

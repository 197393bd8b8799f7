import { contentPageQuery } from '../../content/content-page-query'
import { findContentPageId } from '../../addresses/find-address'
import { isPageOfAddress } from '../../content/model/content-page'
import { addCategoryTo, findProductId, paths } from '../../addresses/paths'
import { keepQuery } from '../../page-unit/keep-query'
import type { Loader } from '../../page-unit/loader'
import { notFound, redirectTo, showPage } from '../../page-unit/outcome'

export interface ContentRouteData {
  pageId: string
  path: string
}

/**
 * Any address that is not another route: a content page by its id or slug, else not
 * found. A page that was found by its id but has another address redirects
 * there (requirement 1.2.2). A product without its category segments is redirected to
 * its full address via the product route. The content of the layout is not a page.
 */
export const loadContentRoute: Loader<ContentRouteData> = async ({
  path,
  search,
  queries,
  platform,
  site
}) => {
  const productId = findProductId(path)
  if (productId) return redirectTo(`${addCategoryTo(path)}${keepQuery(search)}`, true)
  const pageId = findContentPageId(path)
  const page = await queries.fetch(contentPageQuery(platform, pageId))
  if (!page || !isPageOfAddress(page, path)) return notFound()
  const url = site.readPath(page.url)
  const livesElsewhere =
    page.pageFetchedById && url !== undefined && url !== `/${page.id}` && url !== paths.home
  if (livesElsewhere && url !== path) return redirectTo(`${url}${keepQuery(search)}`)
  return showPage({ pageId, path })
}

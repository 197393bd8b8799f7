import { contentPageQuery } from '../content/content-page-query'
import { findContentRedirect } from '../content/find-content-redirect'
import { findContentPageId } from '../visit/addresses/find-address'
import { isPageOfAddress } from '../content/page/content-page'
import { addCategoryTo, findProductId } from '../visit/addresses/paths'
import { spellPath } from '../visit/addresses/spell-path'
import { addQuery, keepQuery } from '../page-unit/redirect-query'
import type { Loader, LoaderArgs } from '../page-unit/loader'
import { notFound, redirectTo, showPage, type Outcome } from '../page-unit/outcome'

export interface ContentRouteData {
  pageId: string
  path: string
}

/**
 * Any address that is not another route: a content page by its id or slug, else not
 * found. A page that was found by its id but has another address redirects
 * there (requirement 2.1), and so does an address of the shop in another case. A product without its category
 * segments is redirected to its full address via the product route. The content of the layout is not a page.
 */
export const loadContentRoute: Loader<ContentRouteData> = async args => {
  const { path, search, queries, platform, site } = args
  const productId = findProductId(path)
  if (productId) return redirectTo(`${addCategoryTo(path)}${keepQuery(search)}`, true)
  const spelled = spellPath(path)
  if (spelled !== path) return redirectTo(`${spelled}${keepQuery(search)}`, true)
  const readPage = (pageId: string) => queries.fetch(contentPageQuery(platform, pageId))
  const pageId = findContentPageId(path)
  const page = await readPage(pageId)
  if (!page) return findInLowerCase(args)
  if (!isPageOfAddress(page, path)) return notFound()
  const url = await findContentRedirect({ path, site, readPage })
  if (url !== undefined) return redirectTo(addQuery(url, search))
  return showPage({ pageId, path })
}

/** The page that an address in capitals means; not found where there is none in lower case either. */
async function findInLowerCase({ path, search, queries, platform }: LoaderArgs): Promise<Outcome<never>> {
  const lower = path.toLowerCase()
  if (lower === path) return notFound()
  const page = await queries.fetch(contentPageQuery(platform, findContentPageId(lower)))
  return page && isPageOfAddress(page, lower) ? redirectTo(`${lower}${keepQuery(search)}`, true) : notFound()
}

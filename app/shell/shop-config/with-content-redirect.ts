import { contentPageQuery } from '../../content/content-page-query'
import { findContentRedirect } from '../../content/find-content-redirect'
import { addQuery } from '../../page-unit/add-query'
import type { Loader } from '../../page-unit/loader'
import { redirectTo } from '../../page-unit/outcome'

/**
 * A page whose content was fetched by id and has a url of its own is redirected there (requirement 2.1). The layout
 * reads the same content page, so the server asks for it once. Content that cannot be read redirects nowhere.
 */
export function withContentRedirect<Data>(loader: Loader<Data>): Loader<Data> {
  return async args => {
    const { path, search, queries, platform, site } = args
    const readPage = (pageId: string) => queries.attempt(contentPageQuery(platform, pageId))
    const [outcome, url] = await Promise.all([loader(args), findContentRedirect({ path, site, readPage })])
    return outcome.kind === 'page' && url !== undefined ? redirectTo(addQuery(url, search)) : outcome
  }
}

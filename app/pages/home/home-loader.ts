import { contentPageQuery } from '../../content/content-page-query'
import type { Loader } from '../../page-unit/loader'
import { showPage } from '../../page-unit/outcome'

/** The home page is entirely content: without it there is nothing to show. */
export const loadHome: Loader<object> = async ({ queries, platform }) => {
  await queries.fetch(contentPageQuery(platform, 'home'))
  return showPage({})
}

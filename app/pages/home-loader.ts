import { contentPageQuery } from '../content/content-page-query'
import { PlatformError } from '../platform/http/platform-error'
import type { Loader } from '../page-unit/loader'
import { showPage } from '../page-unit/outcome'

/**
 * The home page is entirely content, and every shop has one: where the content system has none, or one without a
 * region, it is set up wrongly or something else has answered.
 *
 * @throws PlatformError then, too: an empty home page would be kept by caches and search engines.
 */
export const loadHome: Loader<object> = async ({ queries, platform }) => {
  const page = await queries.fetch(contentPageQuery(platform, 'home'))
  if (page && page.regions.length > 0) return showPage({})
  throw new PlatformError({ kind: 'unreadable', operation: 'getContentPage', type: 'no-home-page' })
}

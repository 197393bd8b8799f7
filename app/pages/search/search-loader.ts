import { contentPageQuery } from '../../content/content-page-query'
import { listContentQueries } from '../../content/list-content-queries'
import { productSearchQuery } from '../../features/catalogue/api/product-search-query'
import {
  parseListParameters,
  serializeListParameters,
  type ListParameters
} from '../../features/catalogue/model/list-parameters'
import { foundPagesQuery } from '../../features/search/found-pages-query'
import { MAX_PHRASE_LENGTH, readPhrase } from '../../features/search/suggestions'
import { paths } from '../../visit/addresses/paths'
import type { Platform } from '../../platform/platform'
import type { Loader, Queries } from '../../page-unit/loader'
import { redirectTo, showPage } from '../../page-unit/outcome'

/** The content page of a search that finds no product. */
export const NO_RESULTS_PAGE_ID = 'search-without-results'

export interface SearchData {
  /** The search phrase, as typed. */
  asked: string
  /** Undefined while the phrase is too short to search for. */
  phrase?: string
  parameters: ListParameters
}

/** Search results for `q`; fewer than 3 characters are not searched for (requirement 5.1). */
export const loadSearch: Loader<SearchData> = async ({ search, queries, platform }) => {
  const asked = (search.get('q') ?? '').slice(0, MAX_PHRASE_LENGTH).trim()
  const phrase = readPhrase(asked)
  const parameters = parseListParameters(search)
  if (!phrase) return showPage({ asked, parameters })
  const [list] = await Promise.all([
    queries.fetch(productSearchQuery(platform, { parameters, phrase })),
    queries.prefetch(foundPagesQuery(platform, phrase))
  ])
  if (parameters.offset > 0 && parameters.offset >= list.total) {
    return redirectTo(
      `${paths.searchResults}${serializeListParameters({ ...parameters, offset: 0 }, { q: phrase })}`
    )
  }
  if (list.total === 0 && parameters.refinements.length === 0) await loadNoResults(queries, platform)
  return showPage({ asked, phrase, parameters })
}

async function loadNoResults(queries: Queries, platform: Platform): Promise<void> {
  const page = await queries.attempt(contentPageQuery(platform, NO_RESULTS_PAGE_ID))
  if (page) await Promise.all(listContentQueries(page, platform).map(query => queries.prefetch(query)))
}

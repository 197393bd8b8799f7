import { findContentAddress } from '../../visit/addresses/find-content-address'
import { siteSearchControllers } from '../../platform/controllers/site-search-controllers'
import type { Platform } from '../../platform/platform'
import type { QueryObject } from '../../platform/query-object'

/** A content page that was found. */
export interface FoundPage {
  id: string
  title: string
  /** Path without site and locale. */
  to: string
  description?: string
}

/** As many as fit above or below the products without pushing them away. */
const MOST_PAGES = 6

const isPath = (url: unknown): url is string => typeof url === 'string' && /^\/(?!\/)/.test(url)

/** The content pages that a phrase finds (requirement 13.1, OcapiSearch-Content). @throws PlatformError */
export function foundPagesQuery(platform: Platform, phrase: string): QueryObject<FoundPage[]> {
  return {
    queryKey: ['found-pages', phrase],
    queryFn: async ({ signal }) => {
      const { hits } = await platform
        .family(siteSearchControllers)
        .searchContent({ q: phrase, count: MOST_PAGES, signal })
      return hits
        .filter(({ id, title, url }) => Boolean(id) && Boolean(title) && isPath(url))
        .map(({ id, title, url, description }) => ({
          id,
          title,
          to: findContentAddress(id, title, url),
          ...(description ? { description } : {})
        }))
    }
  }
}

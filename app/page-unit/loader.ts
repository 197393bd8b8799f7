import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Platform } from '../platform/platform'
import type { QueryObject } from '../platform/query-object'
import { waitBriefly } from '../platform/wait-briefly'
import type { SiteContext } from '../visit/site/site-context'
import type { Outcome } from './outcome'

/** How a loader reads. Both share the query cache with the page's hooks. */
export interface Queries {
  /** For data that the page cannot do without. @throws what the query throws */
  fetch<Data>(query: QueryObject<Data>): Promise<Data>
  /** For data that the page can do without: a failure or a long wait only leaves out its block. */
  prefetch(query: QueryObject<unknown>): Promise<void>
  /** Like prefetch, for data that later reads depend on; undefined without it. */
  attempt<Data>(query: QueryObject<Data>): Promise<Data | undefined>
  /** Cached data; starts no request. */
  peek(key: QueryKey): unknown
}

export interface LoaderArgs {
  /** Parts of the route's path. */
  params: Record<string, string | undefined>
  /** Path without site and locale. */
  path: string
  search: URLSearchParams
  queries: Queries
  platform: Platform
  site: SiteContext
}

/**
 * Declares everything that a page needs, critical and optional separately. The same
 * loader runs on the server, in the browser on navigation, and on prefetch.
 */
export type Loader<Data> = (args: LoaderArgs) => Promise<Outcome<Data>>

export function createQueries(client: QueryClient): Queries {
  return {
    fetch: query => client.fetchQuery(query),
    prefetch: query => waitBriefly(client.prefetchQuery(query)),
    attempt: async query => {
      await waitBriefly(client.prefetchQuery(query))
      return client.getQueryData(query.queryKey)
    },
    peek: key => client.getQueryData(key)
  }
}

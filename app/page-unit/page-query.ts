import type { QueryClient } from '@tanstack/react-query'
import type { Platform } from '../platform/platform'
import type { QueryObject } from '../platform/query-object'
import { readPageQuery } from '../visit/addresses/cache-key'
import type { SiteContext } from '../visit/site/site-context'
import { createQueries, type Loader } from './loader'
import type { Outcome } from './outcome'

export interface PageAddress {
  params: Record<string, string | undefined>
  pathname: string
  search: string
}

export interface PageContext {
  client: QueryClient
  platform: Platform
  site: SiteContext
}

/**
 * A page's loader as a query, so that server, navigation and prefetch
 * share its result. Keyed by the whole address, `pathname` decoded as the router has it.
 */
export function pageQuery<Data>(
  loader: Loader<Data>,
  { params, pathname, search }: PageAddress,
  { client, platform, site }: PageContext
): QueryObject<Outcome<Data>> {
  return {
    queryKey: ['page', pathname, orderSearch(search)],
    queryFn: () =>
      loader({
        params,
        path: site.pathOf(pathname),
        search: readPageQuery(search),
        queries: createQueries(client),
        platform,
        site
      })
  }
}

/** The query as the framework passes it to a render: values of one name together. */
function orderSearch(search: string): string {
  const query = readPageQuery(search)
  const names = [...new Set(query.keys())]
  return new URLSearchParams(names.flatMap(name => query.getAll(name).map(value => [name, value]))).toString()
}

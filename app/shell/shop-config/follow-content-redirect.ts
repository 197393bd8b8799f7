import type { QueryClient } from '@tanstack/react-query'
import { contentPageQuery } from '../../content/content-page-query'
import { findContentRedirect } from '../../content/find-content-redirect'
import { addQuery } from '../../page-unit/redirect-query'
import { createQueries } from '../../page-unit/loader'
import type { Platform } from '../../platform/platform'
import type { SiteContext } from '../../visit/site/site-context'

interface ContentAddress {
  path: string
  search: string
  site: SiteContext
  platform: Platform
  client: QueryClient
}

/** Where the content page of an address lives, with the query of the address; undefined where it stays. */
export async function followContentRedirect({
  path,
  search,
  site,
  platform,
  client
}: ContentAddress): Promise<string | undefined> {
  const queries = createQueries(client)
  const readPage = (pageId: string) => queries.attempt(contentPageQuery(platform, pageId))
  const url = await findContentRedirect({ path, site, readPage })
  return url && addQuery(url, new URLSearchParams(search))
}

import { decodePath } from '../visit/addresses/decode-path'
import { findContentPageId } from '../visit/addresses/find-address'
import { paths } from '../visit/addresses/paths'
import { splitAddress } from '../visit/site/shop-link'
import type { SiteContext } from '../visit/site/site-context'
import type { ContentPage } from './page/content-page'

interface PageLookup {
  /** Path of the page that was asked for, without site and locale. */
  path: string
  site: Pick<SiteContext, 'readPath'>
  /** Reads the content page of an id; null or undefined when there is none, or it could not be read. */
  readPage: (pageId: string) => Promise<ContentPage | null | undefined>
}

/** As the shop names the path of a request: decoded, without slashes at its end, without query and hash. */
const readPathname = (address: string): string =>
  decodePath(splitAddress(address).pathname).replace(/(?<=.)\/+$/, '')

/**
 * Where a content page lives when the address by which it was asked for is not it (requirement 2.1): the page was
 * found by its id, and its url differs from `/{id}` and from the home page's. A url that differs from the address in
 * its query or hash only is the same page.
 *
 * @returns path with the query and hash of the page's url; undefined where the page stays
 */
export function findContentUrl(
  page: ContentPage,
  { path, site }: Pick<PageLookup, 'path' | 'site'>
): string | undefined {
  if (!page.pageFetchedById) return undefined
  const url = site.readPath(page.url)
  const staysHere = url === undefined || [`/${page.id}`, paths.home, path].includes(readPathname(url))
  return staysHere ? undefined : url
}

/**
 * Like `findContentUrl`, and follows pages that lead to other ones. Pages that lead to each other in a circle stay
 * where they are.
 */
export async function findContentRedirect({ path, site, readPage }: PageLookup): Promise<string | undefined> {
  const seen = new Set<string>()
  let target: string | undefined
  let current = path
  while (!seen.has(current)) {
    seen.add(current)
    const page = await readPage(findContentPageId(current))
    const next = page ? findContentUrl(page, { path: current, site }) : undefined
    if (next === undefined) return target
    target = next
    current = readPathname(next)
  }
  return undefined
}

import type { Platform } from '../../platform/platform'
import { findProductAddress } from '../../visit/addresses/find-product-address'
import { findProductId } from '../../visit/addresses/paths'
import type { LocalePlatform, PagePaths } from './page-paths'

/** How many products a part of the sitemap holds, each in every locale. */
export const PART_SIZE = 1_000

/** The most hits that the platform answers at once. */
const MOST_HITS = 200

/**
 * The pages of a category's products from `offset` on, `PART_SIZE` at most. A product's address has the
 * locale's words, so each locale is asked. A product missing in a locale (lists change while they are read)
 * gets another locale's address: the page is found by its number.
 */
export async function listProductPages(
  locales: readonly LocalePlatform[],
  categoryId: string,
  offset: number
): Promise<PagePaths[]> {
  const found = await Promise.all(
    locales.map(async ({ locale, platform }) => ({
      localeId: locale.id,
      paths: await readPaths(platform, categoryId, offset)
    }))
  )
  const ids = new Set(found.flatMap(({ paths }) => [...paths.keys()]))
  return [...ids].map(id => {
    const known = found.find(({ paths }) => paths.has(id))?.paths.get(id) ?? ''
    return new Map(found.map(({ localeId, paths }) => [localeId, paths.get(id) ?? known]))
  })
}

/** Paths by product id; without products that have no address in this shop. */
async function readPaths(
  platform: Platform,
  categoryId: string,
  start: number
): Promise<Map<string, string>> {
  const paths = new Map<string, string>()
  for (let offset = start; offset < start + PART_SIZE; offset += MOST_HITS) {
    const { hits = [], total = 0 } = await platform.search.productSearch({
      refine: [`cgid=${categoryId}`],
      offset,
      limit: MOST_HITS,
      expand: ['custom_properties']
    })
    for (const hit of hits) {
      const path = findProductAddress(hit.productId, hit.productName ?? '', hit)
      if (findProductId(path) === hit.productId) paths.set(hit.productId, path)
    }
    if (offset + MOST_HITS >= total) break
  }
  return paths
}

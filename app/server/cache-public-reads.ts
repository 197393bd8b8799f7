import { LRUCache } from 'lru-cache'
import { isNotFound } from '../platform/http/platform-error'
import type { Platform } from '../platform/platform'

/** The category menu is kept for 10 seconds (spec 3 section 9); content, which changes as rarely, likewise. */
const KEEP_MS = 10_000

type Read = () => Promise<unknown>
type Kept = { value: unknown } | { missing: unknown }

/**
 * Keeps categories and content pages for a few seconds between renders of one
 * site and locale, also the knowledge that a page does not exist. Prices, stock
 * and search results are never kept. While the platform fails, what was read
 * last is served on.
 */
export function cachePublicReads(platform: Platform): Platform {
  const cache = new LRUCache<string, Kept, Read>({
    max: 1_000,
    ttl: KEEP_MS,
    allowStaleOnFetchRejection: true,
    // A read that is under way is of use to its page even when the cache has no room for it.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context }) => {
      try {
        return { value: await context() }
      } catch (error) {
        if (isNotFound(error)) return { missing: error }
        throw error
      }
    }
  })

  async function keep<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
    const kept = await cache.forceFetch(key, { context: read })
    if ('missing' in kept) throw kept.missing
    return kept.value as Value
  }

  return {
    ...platform,
    products: {
      ...platform.products,
      getCategory: parameters =>
        keep(`category ${parameters.id} ${parameters.levels ?? 1}`, () => platform.products.getCategory(parameters))
    },
    controllers: {
      ...platform.controllers,
      getContentPage: parameters =>
        keep(`content ${parameters.pageIdOrSlug}`, () => platform.controllers.getContentPage(parameters)),
      getCountries: () => keep('countries', () => platform.controllers.getCountries())
    }
  }
}

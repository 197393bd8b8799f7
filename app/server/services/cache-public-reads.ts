import { isOverlong } from '../../platform/http/encode'
import type { SiteSearchControllers } from '../../platform/controllers/site-search-controllers'
import { mapOnce } from '../../platform/map-once'
import { isNotFound, PlatformError } from '../../platform/http/platform-error'
import type { Platform } from '../../platform/platform'
import type { Family } from '../../platform/platform-core'
import { MIB } from './bounded-cache'
import { createReadCache } from './read-cache'

/** The category menu is kept for 10 seconds (requirement 4.1); content, which changes as rarely, likewise. */
const KEEP_MS = 10_000

/** Of all sites and locales together. */
const MOST_BYTES = 32 * MIB

/**
 * For pages found by search phrases, in a cache of its own: visitors with ever new phrases must not push content out.
 */
const MOST_FOUND_BYTES = 2 * MIB

/** Without a value the resource is absent: a kept error would keep its whole response. */
interface Outcome {
  value?: unknown
}

/** A platform whose public reads are kept; `scope` names its site and locale. */
type CachePublicReads = (platform: Platform, scope: string) => Platform

/**
 * Keeps categories and content pages for a few seconds between renders of one site and locale, also the
 * knowledge that a page does not exist, and which pages a phrase finds. Prices, stock and found products are
 * never kept. While the platform fails, the last read is served, and the platform is asked again every few
 * seconds only.
 */
export function createPublicReads(now?: () => number): CachePublicReads {
  const find = createReadCache<Outcome>({ bytes: MOST_BYTES, keepMs: KEEP_MS, now })
  const findPages = createReadCache<Awaited<ReturnType<SiteSearchControllers['searchContent']>>>({
    bytes: MOST_FOUND_BYTES,
    keepMs: KEEP_MS,
    now
  })

  async function keep<Value>(operation: string, key: string, read: () => Promise<Value>): Promise<Value> {
    const outcome = await find(key, () => settle(read))
    if (!('value' in outcome)) throw new PlatformError({ kind: 'fault', operation, status: 404 })
    return outcome.value as Value
  }

  const keepFoundPages = (search: SiteSearchControllers, scope: string): SiteSearchControllers => ({
    ...search,
    searchContent({ q, start = 0, count }) {
      // One reader gives up; the others go on waiting.
      const read = () => search.searchContent({ q, start, count })
      return isOverlong(q) ? read() : findPages(`${scope} found ${start} ${count} ${q}`, read)
    }
  })

  return (platform, scope) => {
    const { products, controllers } = platform
    const keeping = mapOnce((operations: object) =>
      isSiteSearch(operations) ? keepFoundPages(operations, scope) : operations
    )
    return {
      ...platform,
      family: <Operations extends object>(build: Family<Operations>) =>
        keeping(platform.family(build)) as Operations,
      products: {
        ...products,
        getCategory(parameters) {
          const { id, levels = 1 } = parameters
          // Answered without asking, so there is nothing to keep.
          if (isOverlong(id)) return products.getCategory(parameters)
          return keep('getCategory', `${scope} category ${levels} ${id}`, () =>
            products.getCategory(parameters)
          )
        }
      },
      controllers: {
        ...controllers,
        getContentPage(parameters) {
          const { pageIdOrSlug, lang = '' } = parameters
          if (isOverlong(pageIdOrSlug)) return controllers.getContentPage(parameters)
          return keep('getContentPage', `${scope} content ${lang} ${pageIdOrSlug}`, () =>
            controllers.getContentPage(parameters)
          )
        },
        getCountries: () => keep('getCountries', `${scope} countries`, () => controllers.getCountries())
      }
    }
  }
}

/** By its methods: the bundles of server and pages each have a family object of their own. */
const isSiteSearch = (operations: object): operations is SiteSearchControllers =>
  'searchContent' in operations

async function settle(read: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { value: await read() }
  } catch (error) {
    if (isNotFound(error)) return {}
    throw error
  }
}

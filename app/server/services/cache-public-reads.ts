import { isOverlong } from '../../platform/http/encode'
import { isNotFound, PlatformError } from '../../platform/http/platform-error'
import type { Platform } from '../../platform/platform'
import { createBoundedCache, MIB } from './bounded-cache'
import { createSingleFlight } from './single-flight'

/** The category menu is kept for 10 seconds (requirement 3.9); content, which changes as rarely, likewise. */
const KEEP_MS = 10_000

/** Of all sites and locales together. */
const MOST_BYTES = 32 * MIB

/** A thing that does not exist is a bare mark: an error would hold on to all that was said of it. */
type Outcome = { value: unknown } | 'missing'
interface Kept {
  outcome: Outcome
  /** Milliseconds since the epoch. */
  freshUntil: number
}

/** A platform whose public reads are kept; `scope` names its site and locale. */
type CachePublicReads = (platform: Platform, scope: string) => Platform

/**
 * Keeps categories and content pages for a few seconds between renders of one
 * site and locale, also the knowledge that a page does not exist. Prices, stock
 * and search results are never kept. While the platform fails, what was read
 * last is served on, and the platform is asked again every few seconds only.
 */
export function createPublicReads(now: () => number = Date.now): CachePublicReads {
  const cache = createBoundedCache<Kept>(MOST_BYTES)
  const reading = createSingleFlight()

  const readOnce = (key: string, read: () => Promise<unknown>): Promise<Outcome> =>
    reading.run(key, async () => {
      const outcome = await settle(read)
      cache.set(key, { outcome, freshUntil: now() + KEEP_MS })
      return outcome
    })

  async function find(key: string, read: () => Promise<unknown>): Promise<Outcome> {
    const known = cache.get(key)
    // One render reads anew; the others need not wait for it.
    if (known && (now() < known.freshUntil || reading.isRunning(key))) return known.outcome
    try {
      return await readOnce(key, read)
    } catch (error) {
      if (!known) throw error
      known.freshUntil = now() + KEEP_MS
      return known.outcome
    }
  }

  async function keep<Value>(operation: string, key: string, read: () => Promise<Value>): Promise<Value> {
    const outcome = await find(key, read)
    if (outcome === 'missing') throw new PlatformError({ kind: 'fault', operation, status: 404 })
    return outcome.value as Value
  }

  return (platform, scope) => {
    const { products, controllers } = platform
    return {
      ...platform,
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

async function settle(read: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { value: await read() }
  } catch (error) {
    if (isNotFound(error)) return 'missing'
    throw error
  }
}

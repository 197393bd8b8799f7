import { LRUCache } from 'lru-cache'
import { isNotFound } from '../platform/http/platform-error'
import type { Platform } from '../platform/platform'

/** The category menu is kept for 10 seconds (spec 3 section 9); content, which changes as rarely, likewise. */
const KEEP_MS = 10_000

type Outcome = { value: unknown } | { missing: unknown }
interface Kept {
  outcome: Outcome
  /** Milliseconds since the epoch. */
  freshUntil: number
}

/**
 * Keeps categories and content pages for a few seconds between renders of one
 * site and locale, also the knowledge that a page does not exist. Prices, stock
 * and search results are never kept. While the platform fails, what was read
 * last is served on, and the platform is asked again every few seconds only.
 */
export function cachePublicReads(platform: Platform, now: () => number = Date.now): Platform {
  const cache = new LRUCache<string, Kept>({ max: 1_000 })
  const reading = new Map<string, Promise<Outcome>>()

  function readOnce(key: string, read: () => Promise<unknown>): Promise<Outcome> {
    const running = reading.get(key)
    if (running) return running
    const started = settle(read)
      .then(outcome => {
        cache.set(key, { outcome, freshUntil: now() + KEEP_MS })
        return outcome
      })
      .finally(() => reading.delete(key))
    reading.set(key, started)
    return started
  }

  async function find(key: string, read: () => Promise<unknown>): Promise<Outcome> {
    const known = cache.get(key)
    // One render reads anew; the others need not wait for it.
    if (known && (now() < known.freshUntil || reading.has(key))) return known.outcome
    try {
      return await readOnce(key, read)
    } catch (error) {
      if (!known) throw error
      known.freshUntil = now() + KEEP_MS
      return known.outcome
    }
  }

  async function keep<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
    const outcome = await find(key, read)
    if ('missing' in outcome) throw outcome.missing
    return outcome.value as Value
  }

  return {
    ...platform,
    products: {
      ...platform.products,
      getCategory: parameters =>
        keep(`category ${parameters.id} ${parameters.levels ?? 1}`, () =>
          platform.products.getCategory(parameters)
        )
    },
    controllers: {
      ...platform.controllers,
      getContentPage: parameters =>
        keep(`content ${parameters.pageIdOrSlug}`, () => platform.controllers.getContentPage(parameters)),
      getCountries: () => keep('countries', () => platform.controllers.getCountries())
    }
  }
}

async function settle(read: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { value: await read() }
  } catch (error) {
    if (isNotFound(error)) return { missing: error }
    throw error
  }
}

import { LRUCache } from 'lru-cache'
import type { KeptAnswers } from '../../platform/platform'
import { ENTRY_BYTES, MIB } from './bounded-cache'

interface Shared {
  text: string
  value: unknown
  /** When the platform has said it last. */
  at: number
}

/** As old as the pages that shared caches show (`CACHE_POLICY`), which hold the same prices. */
const OLDEST_MS = 900_000

/** Memory of a response's objects, relative to its text. */
const OBJECTS_FACTOR = 3

/**
 * The platform is asked for every page, and its response is usually the same as before: then its text is
 * compared, not parsed, and all objects made from it are used again (`mapOnce`). No data gets
 * older by that. For public reads only: a response is identified by its address. During a pause of the
 * platform its last response is used for up to a quarter of an hour.
 *
 * @param now milliseconds
 */
export function createSharedAnswers(
  bytes = 12 * MIB,
  now: () => number = () => performance.now()
): KeptAnswers {
  const known = new LRUCache<string, Shared>({
    maxSize: bytes,
    sizeCalculation: ({ text }, url) => ENTRY_BYTES + 2 * url.length + (1 + OBJECTS_FACTOR) * text.length
  })
  return {
    share(url, text, parse) {
      const last = known.get(url)
      if (last?.text === text) {
        last.at = now()
        return last.value
      }
      const value = parse(text)
      known.set(url, { text, value, at: now() })
      return value
    },
    find(url) {
      const last = known.get(url)
      return last && now() - last.at <= OLDEST_MS ? last.value : undefined
    }
  }
}

import type { LRUCache } from 'lru-cache'
import { createBoundedCache } from './bounded-cache'

/** While a read fails, it is tried again after this long at most. */
const TRY_AGAIN_MS = 60_000

interface ReadCacheOptions {
  /** The room of all entries together. */
  bytes: number
  /** How long a value is fresh, in milliseconds. */
  keepMs: number
  /** `wait`: the first reader of an old value waits for the new one. `old`: no reader waits. */
  whileReading?: 'wait' | 'old'
  /** Milliseconds, for tests. */
  now?: () => number
}

/** The cached value of the key, or the result of `read`. */
type ReadCache<Value extends object> = (key: string, read: () => Promise<Value>) => Promise<Value>

/**
 * Caches reads: concurrent readers share one read, others get the old value during a new read, and it is
 * served on after a failure. A failure is never cached.
 */
export function createReadCache<Value extends object>({
  bytes,
  keepMs,
  whileReading = 'wait',
  now
}: ReadCacheOptions): ReadCache<Value> {
  const cache = createBoundedCache<Value, () => Promise<Value>>(bytes, {
    ttl: keepMs,
    ttlResolution: 0,
    perf: now && { now },
    // A value without room is returned all the same.
    ignoreFetchAbort: true,
    async fetchMethod(_key, old, { context: read, options }) {
      try {
        return await read()
      } catch (error) {
        if (old === undefined) throw error
        options.ttl = Math.min(keepMs, TRY_AGAIN_MS)
        return old
      }
    }
  })

  return async (key, read) => {
    const status: LRUCache.Status<string, Value, () => Promise<Value>> = {}
    const known = await cache.forceFetch(key, { context: read, allowStale: true, status })
    const isFirst = status.fetch === 'stale'
    return isFirst && whileReading === 'wait' ? cache.forceFetch(key, { context: read }) : known
  }
}

import { LRUCache } from 'lru-cache'

/** Spec 1 section 9: 3600 seconds. */
const KEEP_MS = 3_600_000
/** While the platform fails, it is asked again after this long. */
const TRY_AGAIN_MS = 60_000
/** A list of a thousand products in four locales takes about half a megabyte. */
const MOST_LISTS = 40

interface Kept {
  list: unknown
  /** Milliseconds since the epoch. */
  freshUntil: number
}

export type KeepList = <List>(key: string, read: () => Promise<List>) => Promise<List>

/**
 * Keeps what was read for an hour. Who asks for the same at once waits for one read. An
 * old list is served while a new one is read, and on while that fails.
 */
export function createListKeeper(now: () => number = Date.now): KeepList {
  const cache = new LRUCache<string, Kept>({ max: MOST_LISTS })
  const reading = new Map<string, Promise<unknown>>()

  function readOnce(key: string, read: () => Promise<unknown>): Promise<unknown> {
    const running = reading.get(key)
    if (running) return running
    const started = read()
      .then(list => {
        cache.set(key, { list, freshUntil: now() + KEEP_MS })
        return list
      })
      .finally(() => reading.delete(key))
    reading.set(key, started)
    return started
  }

  return async <List>(key: string, read: () => Promise<List>): Promise<List> => {
    const known = cache.get(key)
    if (!known) return (await readOnce(key, read)) as List
    if (now() >= known.freshUntil) {
      known.freshUntil = now() + TRY_AGAIN_MS
      readOnce(key, read).catch(() => undefined)
    }
    return known.list as List
  }
}

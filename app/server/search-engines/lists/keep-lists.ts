import { createBoundedCache, MIB } from '../../services/bounded-cache'
import { createSingleFlight } from '../../services/single-flight'

/** Requirement 1.9: 3600 seconds. */
const KEEP_MS = 3_600_000
/** While the platform fails, it is asked again after this long. */
const TRY_AGAIN_MS = 60_000
/** A list of a thousand products in four locales is counted as about a megabyte. */
const MOST_BYTES = 32 * MIB

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
  const cache = createBoundedCache<Kept>(MOST_BYTES)
  const reading = createSingleFlight()

  const readOnce = (key: string, read: () => Promise<unknown>): Promise<unknown> =>
    reading.run(key, async () => {
      const list = await read()
      cache.set(key, { list, freshUntil: now() + KEEP_MS })
      return list
    })

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

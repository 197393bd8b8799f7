import { serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'

export const MIB = 1024 * 1024

/** Bytes of an entry without key and value. */
export const ENTRY_BYTES = 400

/**
 * Objects take more room than the data in them, and the mapped objects of a response live as long as the
 * response.
 */
const OBJECTS_FACTOR = 4

/**
 * A cache that lives as long as the process and never has more than about this many bytes; the least recently
 * used entry leaves first. Values are plain data: no errors, functions or promises.
 */
export const createBoundedCache = <Value extends object, Context = unknown>(
  bytes: number,
  options?: LRUCache.OptionsBase<string, Value, Context>
): LRUCache<string, Value, Context> =>
  new LRUCache<string, Value, Context>({ ...options, maxSize: bytes, sizeCalculation: measureEntry })

function measureEntry(value: object, key: string): number {
  return ENTRY_BYTES + 2 * key.length + OBJECTS_FACTOR * serialize(value).byteLength
}

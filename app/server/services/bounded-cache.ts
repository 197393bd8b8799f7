import { serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'

export const MIB = 1024 * 1024

/** What an entry takes beside its key and its value. */
export const ENTRY_BYTES = 400

/** Objects take more room than the data in them, and what is mapped of an answer lives as long as the answer. */
const OBJECTS_FACTOR = 4

/**
 * A cache that lives as long as the process and never holds more than about so many bytes; what
 * was used longest ago leaves first. Values are plain data: no errors, functions or promises.
 */
export const createBoundedCache = <Value extends object, Context = unknown>(
  bytes: number,
  options?: LRUCache.OptionsBase<string, Value, Context>
): LRUCache<string, Value, Context> =>
  new LRUCache<string, Value, Context>({ ...options, maxSize: bytes, sizeCalculation: measureEntry })

function measureEntry(value: object, key: string): number {
  return ENTRY_BYTES + 2 * key.length + OBJECTS_FACTOR * serialize(value).byteLength
}

import { LRUCache } from 'lru-cache'
import type { ShareAnswer } from '../../platform/platform'
import { ENTRY_BYTES, MIB } from './bounded-cache'

interface Shared {
  text: string
  value: unknown
}

/** What the objects of an answer take beside its text. */
const OBJECTS_FACTOR = 3

/**
 * The platform is asked for every page, and answers most of the time what it answered before: then its text is
 * compared, not parsed, and all that was made of the answer serves again (`mapOnce`, kept markup). Nothing gets older
 * by that. For public reads only: an answer is known by its address.
 */
export function createSharedAnswers(bytes = 12 * MIB): ShareAnswer {
  const known = new LRUCache<string, Shared>({
    maxSize: bytes,
    sizeCalculation: ({ text }, url) => ENTRY_BYTES + 2 * url.length + (1 + OBJECTS_FACTOR) * text.length
  })
  return (url, text, parse) => {
    const last = known.get(url)
    if (last?.text === text) return last.value
    const value = parse(text)
    known.set(url, { text, value })
    return value
  }
}

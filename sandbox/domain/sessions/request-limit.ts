import type { Clock } from '../clock'

/** Names that are remembered; beyond it, the oldest are forgotten. */
const MEMORY_SIZE = 10_000

/** Counts calls under one name, in the memory of the process. */
export function createRequestLimit(clock: Clock, { most, within }: { most: number; within: number }) {
  const done = new Map<string, number[]>()
  /** Counts one more and returns true, or false when there were `most` in the last `within` milliseconds. */
  return (name: string): boolean => {
    const now = clock.now()
    const recent = (done.get(name) ?? []).filter(time => time > now - within)
    if (recent.length >= most) return false
    // The name that was used last becomes the last of the map.
    done.delete(name)
    done.set(name, [...recent, now])
    const [oldest] = done.keys()
    if (done.size > MEMORY_SIZE && oldest !== undefined) done.delete(oldest)
    return true
  }
}

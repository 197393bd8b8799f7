import { LRUCache } from 'lru-cache'

export interface Rate {
  /** How many calls may come at once. */
  burst: number
  /** Seconds until one more may come. */
  every: number
}

/** So many askers are remembered; the one that has been quiet for longest is forgotten first. */
const MOST_ASKERS = 10_000

export interface RateLimit {
  /** 0 for a call that may pass, otherwise the seconds to wait. */
  (asker: string): number
  /** Takes back that a call was counted. */
  forgive(asker: string): void
}

/** A token bucket for each asker. */
export function createRateLimit({ burst, every }: Rate, now: () => number): RateLimit {
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: MOST_ASKERS })

  const ask = (asker: string) => {
    const time = now()
    const bucket = buckets.get(asker) ?? { left: burst, at: time }
    const left = Math.min(burst, bucket.left + Math.max(0, time - bucket.at) / 1000 / every)
    const passes = left >= 1
    buckets.set(asker, { left: passes ? left - 1 : left, at: time })
    return passes ? 0 : Math.ceil((1 - left) * every)
  }
  const forgive = (asker: string) => {
    const bucket = buckets.get(asker)
    if (bucket) buckets.set(asker, { ...bucket, left: Math.min(burst, bucket.left + 1) })
  }
  return Object.assign(ask, { forgive })
}

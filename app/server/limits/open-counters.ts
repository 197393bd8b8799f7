import cluster from 'node:cluster'
import {
  RateLimiterCluster,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract
} from 'rate-limiter-flexible'
import { findFailureCode } from '../../platform/http/failures'
import type { Limit } from './limit-rule'
import type { Redis } from 'ioredis'

/** Milliseconds that a shared count may take; then this process counts for itself. */
const ANSWER_MS = 500
const CONNECT_MS = 1_000
/** Milliseconds between two lines about an outage, also where it comes and goes. */
const ONCE_IN_MS = 60_000
/** Milliseconds without shared counts after they have failed, so that not every attempt waits for them. */
const PAUSE_MS = 5_000

export interface Counted {
  /** Seconds until the next attempt may come; 0 for one that was within the limit. */
  wait: number
  /** Takes the attempt back. */
  forgive(): void
}

export interface Counter {
  count(key: string): Promise<Counted>
  /** Seconds until the next attempt may come, or 0, without counting one. */
  peek(key: string): Promise<number>
}

interface Counters {
  open(name: string, limit: Limit): Counter
  close(): void
}

/**
 * Opens the counters of a process, in the widest available scope: with `redisUrl` all processes on all
 * machines; without it those that `npm run serve` has started on this one, through their parent process;
 * otherwise this process. A scope that does not respond is replaced by the next one, so that no request
 * waits.
 *
 * @param warn is called once for each outage of shared counters.
 */
export function openCounters(redisUrl: string | undefined, warn: (text: string) => void): Counters {
  let cause: string | undefined
  const redis = redisUrl ? connect(redisUrl, error => (cause = nameCause(error))) : undefined
  let isAlone = false
  let saidAt = -Infinity
  let pausedUntil = 0

  function noteOutage() {
    pausedUntil = performance.now() + PAUSE_MS
    if (isAlone) return
    isAlone = true
    if (performance.now() < saidAt + ONCE_IN_MS) return
    saidAt = performance.now()
    const failed = redisUrl
      ? `Redis does not answer (${[readOrigin(redisUrl), cause].filter(Boolean).join(', ')})`
      : 'The first process does not answer'
    warn(`${failed}: limits are counted by each process for itself meanwhile`)
  }

  function open(name: string, { attempts, seconds }: Limit): Counter {
    const options = { keyPrefix: `shop-limit:${name}`, points: attempts, duration: seconds }
    const alone = new RateLimiterMemory(options)
    const shared = redis
      ? redis.then(
          storeClient => new RateLimiterRedis({ ...options, storeClient, rejectIfRedisNotReady: true })
        )
      : cluster.isWorker
        ? Promise.resolve(new RateLimiterCluster({ ...options, timeoutMs: ANSWER_MS }))
        : undefined

    /** Refusals are thrown as `RateLimiterRes`, whatever fails as an error. */
    async function ask<Result>(call: (limiter: RateLimiterAbstract) => Promise<Result>): Promise<Result> {
      if (!shared || performance.now() < pausedUntil) return call(alone)
      try {
        const result = await call(await shared)
        isAlone = false
        cause = undefined
        return result
      } catch (error) {
        if (error instanceof RateLimiterRes) throw error
        cause ??= nameCause(error)
        noteOutage()
        return call(alone)
      }
    }

    return {
      async count(key) {
        try {
          const { msBeforeNext } = await ask(limiter => limiter.consume(key))
          const end = Date.now() + msBeforeNext
          const takeBack = () => void ask(limiter => limiter.reward(key)).catch(() => undefined)
          // Behind its end there is nothing to take back, and the next attempts must not gain by it.
          return { wait: 0, forgive: () => Date.now() < end && takeBack() }
        } catch (refusal) {
          return { wait: toSeconds(refusal), forgive: () => undefined }
        }
      },
      async peek(key) {
        const found = await ask(limiter => limiter.get(key))
        const isSpent = found && found.consumedPoints >= attempts && found.msBeforeNext > 0
        return isSpent ? toSeconds(found) : 0
      }
    }
  }

  return { open, close: () => void redis?.then(client => client.disconnect()) }
}

function toSeconds(refusal: unknown): number {
  if (!(refusal instanceof RateLimiterRes)) throw refusal
  return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
}

/** Without name and password. */
const readOrigin = (url: string) => url.replace(/^(\w+:\/\/)(?:.*@)?([^/?#]*).*$/, '$1$2')

/** A refusal's message may quote the password. */
const nameCause = (error: unknown) =>
  findFailureCode(error) ?? (error instanceof Error ? error.name : undefined)

/** Loaded by shops that have one only. Waits for the connection at the start, so that the first attempts count, too. */
async function connect(url: string, onFailure: (error: unknown) => void): Promise<Redis> {
  const { Redis } = await import('ioredis')
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    commandTimeout: ANSWER_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // A server that went away without a word is found by its silence.
    keepAlive: 10_000
  })
  // It connects again by itself; meanwhile this process counts alone and logs the outage.
  client.on('error', onFailure)
  await client.connect().catch(onFailure)
  return client
}

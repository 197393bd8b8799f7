import { isPlatformError, PlatformError } from './platform-error'
import { LONGEST_WAIT_SECONDS } from './retry-after'
import type { PlatformRequest } from './send-request'

/** The pause after too many calls without a given time. */
const UNNAMED_SECONDS = 5

/** Pauses requested by the platform, shared within a process of the server or a browser's tab. */
export interface Waits {
  /** Makes the call; during a pause of its family it fails at once, as the call did that began the pause. */
  run(request: PlatformRequest, call: () => Promise<unknown>): Promise<unknown>
  /** Some family is paused. */
  isWaiting(): boolean
}

/**
 * After 429, or 503 with the time to come back, nothing is read of that family until then (requirement 13.3). What
 * changes something is always sent, and so is all of baskets and orders: the platform never refuses those for its
 * load, and a shopper who pays must not wait for others.
 *
 * @param now milliseconds
 */
export function createWaits(now: () => number = () => performance.now()): Waits {
  const holds = new Map<string, Hold>()

  return {
    async run(request, call) {
      if (!isRead(request)) return call()
      const family = nameFamily(request.url)
      holds.get(family)?.check(request.operation)
      holds.delete(family)
      try {
        return await call()
      } catch (error) {
        const seconds = findRequestedPause(error)
        if (seconds) holds.set(family, createHold(error as PlatformError, seconds, now))
        throw error
      }
    },
    isWaiting: () => [...holds.values()].some(hold => hold.isActive())
  }
}

export interface Hold {
  isActive(): boolean
  /** @throws PlatformError as the call that was asked to wait, with the seconds that are left, while it lasts */
  check(operation?: string): void
}

/**
 * Fails calls at once after one was asked to wait, instead of sending them.
 *
 * @param now milliseconds
 */
export function createHold(error: PlatformError, seconds: number, now: () => number): Hold {
  const until = now() + Math.min(seconds, LONGEST_WAIT_SECONDS) * 1000
  const { status, title, type, detail, origin, kind } = error
  return {
    isActive: () => now() < until,
    check(operation = error.operation) {
      const retryAfter = Math.ceil((until - now()) / 1000)
      if (retryAfter > 0)
        throw new PlatformError({ kind, operation, status, title, type, detail, origin, retryAfter })
    }
  }
}

/** Seconds that a failed call asks all callers to wait, at most a minute; undefined for any other failure. */
export function findRequestedPause(error: unknown): number | undefined {
  const seconds = isPlatformError(error, 429)
    ? (error.retryAfter ?? UNNAMED_SECONDS)
    : isPlatformError(error, 503)
      ? error.retryAfter
      : undefined
  return seconds && Math.min(seconds, LONGEST_WAIT_SECONDS)
}

/** In the path: a search may be for anything. */
const CHECKOUT = /^[^?]*(baskets|orders|Order-)/

const isRead = ({ method = 'GET', url }: PlatformRequest) => method === 'GET' && !CHECKOUT.test(url)

/** `https://host/search/shopper-search/…`, on the server and, behind the shop's proxy, in browsers: all of Shopper Search. */
const nameFamily = (url: string): string =>
  /^(https?:\/\/[^/]+|\/mobify\/proxy\/[^/]+)?(\/[^/?]+){1,2}/.exec(url)?.[0] ?? url

import { isPlatformError, PlatformError } from '../http/platform-error'
import { LONGEST_WAIT_SECONDS } from '../http/retry-after'
import type { SlasClient } from './slas-client'
import { wrapLogins } from './wrap-logins'

/**
 * Wraps the login service so that it honours Retry-After. The rate limit is
 * shared by all shoppers of the tenant, so one refusal blocks everybody's calls; they
 * fail at once with the remaining time, instead of hammering.
 */
export function withRetryAfter(slas: SlasClient, now: () => number): SlasClient {
  let held: { error: PlatformError; until: number } | undefined

  return wrapLogins(slas, call => async (...given) => {
    if (held && now() < held.until) throw repeat(held.error, Math.ceil((held.until - now()) / 1000))
    try {
      return await call(...given)
    } catch (error) {
      if (isPlatformError(error) && error.retryAfter) {
        const wait = Math.min(error.retryAfter, LONGEST_WAIT_SECONDS)
        held = { error, until: now() + wait * 1000 }
      }
      throw error
    }
  })
}

const repeat = ({ operation, status, title, type, detail }: PlatformError, retryAfter: number) =>
  new PlatformError({ kind: 'status', operation, status, title, type, detail, retryAfter })

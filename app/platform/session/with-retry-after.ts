import { isPlatformError } from '../http/platform-error'
import { createHold, type Hold } from '../http/waits'
import { type SlasClient, wrapLogins } from './slas-client'

/**
 * Wraps the login service so that it honours Retry-After. The rate limit is
 * shared by all shoppers of the tenant, so one refusal blocks everybody's calls; they
 * fail at once with the remaining time, instead of hammering.
 */
export function withRetryAfter(slas: SlasClient, now: () => number): SlasClient {
  let hold: Hold | undefined

  return wrapLogins(slas, call => async (...given) => {
    hold?.check()
    try {
      return await call(...given)
    } catch (error) {
      if (isPlatformError(error) && error.retryAfter) hold = createHold(error, error.retryAfter, now)
      throw error
    }
  })
}

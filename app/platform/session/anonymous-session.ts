import { isFresh } from './access-token'
import type { Session } from './session'
import { isPlatformError } from '../http/platform-error'
import { LONGEST_WAIT_SECONDS } from '../http/retry-after'
import type { SlasClient } from './slas-client'

/**
 * The guest session with which the server renders pages for anonymous visitors:
 * one per site, shared by all renders, used for public reads only and never
 * written into HTML. It is opened before the first request and renewed in the
 * background while it still has a few minutes left, so a page view costs no token call.
 *
 * `now` times the calls, in milliseconds; tokens expire by the platform's own time.
 */
export function createAnonymousSession(
  slas: Pick<SlasClient, 'loginGuest'>,
  siteId: string,
  now: () => number,
  platformNow: () => number = now
): Session {
  let token: string | undefined
  let refused: string | undefined
  let pending: Promise<string> | undefined
  let askAgainAt = 0
  let failure: { error: unknown; until: number } | undefined

  function login(): Promise<string> {
    if (failure && now() < failure.until) return Promise.reject(failure.error)
    pending ??= slas
      .loginGuest(siteId)
      .then(tokens => {
        token = tokens.accessToken
        refused = failure = undefined
        return token
      })
      .catch((error: unknown) => {
        const asked = isPlatformError(error) && error.retryAfter
        const wait = asked ? Math.min(asked, LONGEST_WAIT_SECONDS) * 1000 : FAILURE_MS
        failure = { error, until: now() + wait }
        throw error
      })
      .finally(() => {
        pending = undefined
      })
    return pending
  }

  return {
    getAccessToken() {
      if (!isFresh(token, platformNow()) || token === refused) return login()
      // Renew ahead of time; the current request uses the token that is still valid.
      // A failure surfaces when the token really expires: the next call then retries and reports it.
      if (!isFresh(token, platformNow() + RENEW_AHEAD_MS) && now() >= askAgainAt) {
        askAgainAt = now() + PAUSE_MS
        login().catch(() => undefined)
      }
      return Promise.resolve(token)
    },
    discard(used) {
      if (used === token) refused = used
    }
  }
}

/** A token is renewed in the background five minutes before it expires. */
const RENEW_AHEAD_MS = 5 * 60 * 1000

/** A service that is down is not called on every page view: not for a renewal ahead of time … */
const PAUSE_MS = 10_000
/** … and not when a token is needed, unless the service itself said how long to wait (Retry-After). */
const FAILURE_MS = 1_000

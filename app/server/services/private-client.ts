import { helpers } from 'commerce-sdk-isomorphic'
import { isPlatformError } from '../../platform/http/platform-error'
import { LONGEST_WAIT_SECONDS } from '../../platform/http/retry-after'
import { parseAccessToken, isFresh } from '../../platform/session/access-token'
import type { Session } from '../../platform/session/session'
import { callSlas, createShopperLogin, type SlasSettings } from '../../platform/session/shopper-login'

/** After a failure the login service is left alone for this long. */
const FAILURE_MS = 5_000

/**
 * The session of the shop's own private client at one site (client_credentials, requirement 13.2):
 * one token, shared by all requests until it ends, for what shoppers' tokens
 * must not do. Never leaves the server.
 */
export function createPrivateClientSession(
  settings: Omit<SlasSettings, 'redirectUri'> & { secret: string },
  siteId: string,
  now: () => number,
  platformNow: () => number = now
): Session {
  let token: string | undefined
  let pending: Promise<string> | undefined
  let failure: { error: unknown; until: number } | undefined

  async function login(): Promise<string> {
    try {
      const { access_token } = await callSlas(
        'getAccessToken',
        () =>
          helpers.loginGuestUserPrivate({
            slasClient: createShopperLogin(settings, siteId),
            credentials: { clientSecret: settings.secret },
            parameters: {}
          }),
        settings
      )
      parseAccessToken(access_token)
      failure = undefined
      return (token = access_token)
    } catch (error) {
      const asked = isPlatformError(error) && error.retryAfter
      const wait = asked ? Math.min(asked, LONGEST_WAIT_SECONDS) * 1000 : FAILURE_MS
      failure = { error, until: now() + wait }
      throw error
    }
  }

  return {
    async getAccessToken() {
      if (isFresh(token, platformNow())) return token
      if (failure && now() < failure.until) throw failure.error
      pending ??= login().finally(() => {
        pending = undefined
      })
      return pending
    },
    discard(used) {
      if (used === token) token = undefined
    }
  }
}

import { isFresh, parseAccessToken } from '../platform/session/access-token'
import { isSpentRefreshToken, type SlasClient, type TokenSet } from '../platform/session/slas-client'
import type { StoredSession } from './session-cookies'

export type OpenedSession = { kind: 'reused'; accessToken: string } | { kind: 'renewed'; tokens: TokenSet }

export type OpenSession = (siteId: string, stored: StoredSession, refused?: string) => Promise<OpenedSession>

/** How long the outcome of a refresh is shared with requests that still carry the spent token. */
const SHARE_MS = 10_000

/**
 * Opens a session in the order of spec 3 section 4: a valid token is reused, else
 * a refresh token is used, else the shopper is logged in as a guest. On an
 * invalid refresh_token or EXPIRED_TOKEN the stored session is given up and the
 * login tried once more. A refresh token is spent by its use, so requests that
 * carry the same one share one refresh. `refused` is the end of a token that the
 * platform no longer takes: it is renewed unless another tab has done so already.
 *
 * @throws PlatformError when the token service fails; what is stored stays as it is.
 */
export function createOpenSession(slas: SlasClient, now: () => number): OpenSession {
  const refreshing = new Map<string, Promise<TokenSet>>()

  function refreshOnce(siteId: string, refreshToken: string): Promise<TokenSet> {
    const key = `${siteId} ${refreshToken}`
    const running = refreshing.get(key)
    if (running) return running
    const started = slas.refresh(siteId, refreshToken)
    refreshing.set(key, started)
    const forget = () => refreshing.delete(key)
    started.then(() => setTimeout(forget, SHARE_MS).unref(), forget)
    return started
  }

  return async (siteId, { accessToken, refreshToken, usid }, refused) => {
    const isUsable = isFresh(accessToken, now()) && parseAccessToken(accessToken).siteId === siteId
    if (isUsable && !(refused && accessToken.endsWith(refused))) return { kind: 'reused', accessToken }
    if (refreshToken) {
      try {
        return { kind: 'renewed', tokens: await refreshOnce(siteId, refreshToken) }
      } catch (error) {
        if (!isSpentRefreshToken(error)) throw error
      }
    }
    return { kind: 'renewed', tokens: await slas.loginGuest(siteId, refreshToken ? undefined : usid) }
  }
}

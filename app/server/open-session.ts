import { isFresh, parseAccessToken } from '../platform/session/access-token'
import { createSlasError, isOwnToken, TOKEN_MISMATCH } from '../platform/session/check-tokens'
import type { ShopperState } from '../platform/session/session'
import { isSpentRefreshToken, type SlasClient, type TokenSet } from '../platform/session/slas-client'
import type { StoredSession } from './session-cookies'
import { withinDeadline } from './within-deadline'

export type OpenedSession =
  { kind: 'reused'; accessToken: string } | { kind: 'renewed'; tokens: TokenSet; state: ShopperState }

export type OpenSession = (siteId: string, stored: StoredSession, refused?: string) => Promise<OpenedSession>

/** How long the outcome of a refresh is shared with requests that still carry the spent token. */
const SHARE_MS = 60_000
/** A little less than the browser waits, so that it hears of a failure rather than of nothing. */
const ANSWER_MS = 7_000

/**
 * Opens a session in the order of spec 3 section 4: a valid token is reused, else
 * a refresh token is used, else the shopper is logged in as a guest. (Credentials come
 * before all of them, through the login endpoint; tokens of the native app are stored
 * with the page request, see `with-app-session`.) On an invalid refresh_token or
 * EXPIRED_TOKEN the stored session is given up and the login tried once more. A refresh
 * token is spent by its use, so requests that carry the same one share one refresh,
 * also when its answer comes late. `refused` is the end of a token that the platform no
 * longer takes: it is renewed unless another tab has done so already.
 *
 * @throws PlatformError when the token service fails; what is stored stays as it is.
 *   `SLAS Error: Token mismatch` (400) when the refresh gave somebody else's session.
 */
export function createOpenSession(
  slas: Pick<SlasClient, 'loginGuest' | 'refresh'>,
  owner: { organizationId: string; clientId: string },
  now: () => number
): OpenSession {
  const renewing = new Map<string, Promise<Renewed>>()

  function renewOnce(siteId: string, stored: StoredSession): Promise<Renewed> {
    // Whoever brings nothing is a new visitor; two of them are two guests.
    const mark = stored.refreshToken ?? (stored.usid && `usid ${stored.usid}`)
    if (!mark) return renew(slas, siteId, stored)
    const key = `${siteId} ${mark}`
    const running = renewing.get(key)
    if (running) return running
    const started = renew(slas, siteId, stored)
    renewing.set(key, started)
    const forget = () => renewing.delete(key)
    started.then(() => setTimeout(forget, SHARE_MS).unref(), forget)
    return started
  }

  return async (siteId, stored, refused) => {
    const { accessToken } = stored
    const isUsable =
      isFresh(accessToken, now()) &&
      isOwnToken({ ...owner, siteId }, accessToken) &&
      isSameState(stored, parseAccessToken(accessToken).authType) &&
      !(refused && accessToken.endsWith(refused))
    if (isUsable) return { kind: 'reused', accessToken }
    return { kind: 'renewed', ...(await withinDeadline('openSession', ANSWER_MS, renewOnce(siteId, stored))) }
  }
}

interface Renewed {
  tokens: TokenSet
  state: ShopperState
}

/**
 * Token validity also requires that the storefront's auth state has not changed (spec 3
 * section 4): neither what we keep nor the marker says something else than the token.
 */
const isSameState = ({ authType, marker }: StoredSession, ofToken: string) =>
  ofToken === authType && (marker === undefined || (marker === 'registered') === (ofToken === 'registered'))

async function renew(
  slas: Pick<SlasClient, 'loginGuest' | 'refresh'>,
  siteId: string,
  stored: StoredSession
): Promise<Renewed> {
  const { authType, refreshToken, usid, dnt, marker } = stored
  // A customer whose session ended unasked stays one who should log in again, for as long as they are a guest.
  const guestState = marker === 'lapsed' ? 'lapsed' : 'guest'
  if (!refreshToken) return { tokens: await slas.loginGuest(siteId, { usid, dnt }), state: guestState }
  try {
    const tokens = await slas.refresh(siteId, refreshToken, { dnt })
    requireSameShopper(stored, tokens)
    return { tokens, state: authType === 'registered' ? authType : guestState }
  } catch (error) {
    if (!isSpentRefreshToken(error)) throw error
    // The usid belongs to the session that is over.
    const tokens = await slas.loginGuest(siteId, { dnt })
    return { tokens, state: authType === 'registered' ? 'lapsed' : guestState }
  }
}

/** A refresh must not yield another shopper (spec 3 section 5). */
function requireSameShopper({ authType, customerId }: StoredSession, tokens: TokenSet): void {
  const isAnother = customerId !== undefined && customerId !== tokens.customerId
  if (isAnother || parseAccessToken(tokens.accessToken).authType !== authType)
    throw createSlasError('refreshAccessToken', TOKEN_MISMATCH)
}

import { isFresh, parseAccessToken } from '../../platform/session/access-token'
import {
  createSlasError,
  isOwnToken,
  TOKEN_MISMATCH,
  type TokenOwner
} from '../../platform/session/check-tokens'
import type { ShopperState } from '../../platform/session/session'
import { isRefusedRefreshToken, type SlasClient, type TokenSet } from '../../platform/session/slas-client'
import { createSessionChain, SHARE_MS, type SessionChain } from './session-chain'
import type { StoredSession } from './session-cookies'
import { withinDeadline } from '../services/within-deadline'

export interface RenewedSession {
  tokens: TokenSet
  state: ShopperState
}

type OpenedSession = { kind: 'reused'; accessToken: string } | ({ kind: 'renewed' } & RenewedSession)

interface OpenOptions {
  /** The end of a token that the platform no longer takes: it is renewed unless another tab has done so already. */
  refused?: string
  /** The browser still has an ended session: the response to its logout or login was lost. */
  again?: boolean
}

export type OpenSession = (
  siteId: string,
  stored: StoredSession,
  options?: OpenOptions
) => Promise<OpenedSession>

export interface OpenSessions {
  open: OpenSession
  /**
   * After a logout or login the refresh tokens of the earlier session are refused, see `isSessionOver`.
   * Returns the tokens of a very recent refresh, since the presented token is spent then.
   */
  end(siteId: string, refreshToken: string | undefined): Promise<TokenSet | undefined>
}

/** A little less than the browser waits, so that it hears of a failure rather than of nothing. */
const ANSWER_MS = 7_000

/**
 * Opens a session in the order of requirement 13.2: a valid token is reused, else a refresh token is used,
 * else the shopper is logged in as a guest. (Credentials come before all of them, through the login endpoint;
 * tokens of the native app are stored with the page request, see `with-app-session`.) The browser's usid
 * alone opens nothing: any client could send it, and the platform would return that guest's session.
 *
 * On a refresh token that the service will never take the stored session is given up and the login tried once
 * more. A refresh token is spent by its use, so requests that carry the same one share one refresh, also when
 * its answer comes late. `now` is the platform's time in milliseconds.
 *
 * @throws PlatformError when the token service fails; the stored session is unchanged. `SLAS Error: Token
 * mismatch` (400) when the refresh returned another shopper's session, `session-over` (409) when a logout or
 * login has come meanwhile.
 */
export function createOpenSession(
  slas: Pick<SlasClient, 'loginGuest' | 'refresh'>,
  owner: Omit<TokenOwner, 'siteId'>,
  now: () => number
): OpenSessions {
  const chain: SessionChain<RenewedSession> = createSessionChain(SHARE_MS)

  async function renewOnce(siteId: string, stored: StoredSession, refused?: string): Promise<RenewedSession> {
    // A request without a session is a new visitor; two of them are two guests.
    const { refreshToken, isPrivate } = stored
    const renewNow = () => renew(slas, siteId, stored)
    if (!refreshToken) return renewNow()
    const renewed = await chain.share(markOf(siteId, refreshToken), renewNow, markResult(siteId))
    // The private client's refresh token stays as it is, so what is shared may be the token that was refused.
    return isPrivate && isRefused(renewed.tokens.accessToken, refused) ? renewNow() : renewed
  }

  return {
    async open(siteId, stored, { refused, again } = {}) {
      const { accessToken, refreshToken } = stored
      if (again) return { kind: 'renewed', ...(await inTime(renew(slas, siteId, stored))) }
      if (refreshToken) chain.requireOpen(markOf(siteId, refreshToken))
      const isUsable =
        isFresh(accessToken, now()) &&
        isOwnToken({ ...owner, siteId }, accessToken) &&
        isSameState(stored, parseAccessToken(accessToken).authType) &&
        !isRefused(accessToken, refused)
      if (isUsable) return { kind: 'reused', accessToken }
      return { kind: 'renewed', ...(await inTime(renewOnce(siteId, stored, refused))) }
    },
    end: async (siteId, refreshToken) =>
      refreshToken ? (await chain.end(markOf(siteId, refreshToken)))?.tokens : undefined
  }
}

const isRefused = (accessToken: string, refused: string | undefined) =>
  refused !== undefined && accessToken.endsWith(refused)

const inTime = (work: Promise<RenewedSession>) => withinDeadline('openSession', ANSWER_MS, work)

const markOf = (siteId: string, refreshToken: string) => `${siteId} ${refreshToken}`

const markResult = (siteId: string) => (renewed: RenewedSession) =>
  markOf(siteId, renewed.tokens.refreshToken)

/**
 * Token validity also requires that the storefront's auth state has not changed (requirement 13.2): neither
 * stored session nor marker contradicts the token.
 */
const isSameState = ({ authType, marker }: StoredSession, ofToken: string) =>
  ofToken === authType && (marker === undefined || (marker === 'registered') === (ofToken === 'registered'))

async function renew(
  slas: Pick<SlasClient, 'loginGuest' | 'refresh'>,
  siteId: string,
  stored: StoredSession
): Promise<RenewedSession> {
  const { authType, refreshToken, isPrivate, dnt, marker } = stored
  // A customer whose session ended unasked stays one who should log in again, for as long as they are a guest.
  const guestState = marker === 'lapsed' ? 'lapsed' : 'guest'
  if (!refreshToken) return { tokens: await slas.loginGuest(siteId, { dnt }), state: guestState }
  try {
    const tokens = await slas.refresh(siteId, refreshToken, { dnt, isPrivate })
    requireSameShopper(stored, tokens)
    return { tokens, state: authType === 'registered' ? authType : guestState }
  } catch (error) {
    if (!isRefusedRefreshToken(error)) throw error
    // When guests are refused as well the token is not the cause: the stored session stays.
    const tokens = await slas.loginGuest(siteId, { dnt })
    return { tokens, state: authType === 'registered' ? 'lapsed' : guestState }
  }
}

/** A refresh must not yield another shopper (requirement 13.2). */
function requireSameShopper({ authType, customerId }: StoredSession, tokens: TokenSet): void {
  const isAnother = customerId !== undefined && customerId !== tokens.customerId
  if (isAnother || parseAccessToken(tokens.accessToken).authType !== authType)
    throw createSlasError('refreshAccessToken', TOKEN_MISMATCH)
}

import { LRUCache } from 'lru-cache'
import type { SessionStore } from '../../storage/sqlite/sessions'
import { hashToken } from './issue-tokens'

/** Far more than the tokens that a test ends. */
const MEMORY_SIZE = 1_000

/** Faults of the console for single tokens. Revoked access tokens are remembered until the process ends. */
export function createTokenFaults(store: SessionStore) {
  const revoked = new LRUCache<string, true>({ max: MEMORY_SIZE })
  return {
    isRevoked: (accessToken: string): boolean => revoked.size > 0 && revoked.has(hashToken(accessToken)),
    /** Ends one access token before its time and leaves the session its refresh token. */
    revokeAccessToken: (accessToken: string): void => void revoked.set(hashToken(accessToken), true),
    /** Marks a refresh token as used, so that its next use counts as a replay. */
    spendRefreshToken: (refreshToken: string): void => store.spendRefresh(hashToken(refreshToken))
  }
}

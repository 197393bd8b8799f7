import type { RenewedSession } from './open-session'
import type { SessionParts } from '../endpoints/endpoint-parts'
import type { StoredSession } from './session-cookies'

export interface FoundGuest {
  usid?: string
  renewed?: RenewedSession
}

/**
 * The usid of the guest who is about to log in, by a proof that only this guest has: a token that the
 * platform has signed, or a refresh token that works, which is spent by it (`renewed`). A cookie with a usid
 * is no proof, since a login under a guest's usid takes their basket. A customer's usid stays theirs: the
 * next one begins a session of their own.
 *
 * @throws PlatformError when the login service fails.
 */
export async function findGuest(
  { verify, sessions }: Pick<SessionParts, 'verify' | 'sessions'>,
  siteId: string,
  stored: StoredSession
): Promise<FoundGuest> {
  if (stored.authType !== 'guest') return {}
  const { accessToken, refreshToken } = stored
  // Without the service's keys only the refresh token can prove the usid.
  const claims = accessToken ? await verify(siteId, accessToken).catch(() => undefined) : undefined
  if (claims?.authType === 'guest') return { usid: claims.usid }
  if (!refreshToken) return {}
  const opened = await sessions.open(siteId, { ...stored, accessToken: undefined })
  return opened.kind === 'renewed' ? { usid: opened.tokens.usid, renewed: opened } : {}
}

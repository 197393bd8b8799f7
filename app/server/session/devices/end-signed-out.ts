import type { Request, Response } from 'express'
import type { SessionParts } from '../../endpoints/endpoint-parts'
import type { RenewedSession } from '../open-session'
import { isSignedOut } from './customer-devices'

/**
 * Checks a session that was just renewed: one that was signed out from another device becomes a guest's, who is asked
 * to log in (requirement 14.6).
 */
export async function endSignedOut(
  parts: SessionParts,
  req: Request,
  res: Response,
  { siteId, renewed }: { siteId: string; renewed: RenewedSession }
): Promise<RenewedSession> {
  const { slas, sessions } = parts
  const { tokens, state } = renewed
  if (state !== 'registered' || !(await isSignedOut(parts, req, res, { ...tokens, siteId }))) return renewed
  void sessions.end(siteId, tokens.refreshToken)
  slas.logout(siteId, tokens).catch(() => undefined)
  return { tokens: await slas.loginGuest(siteId), state: 'lapsed' }
}

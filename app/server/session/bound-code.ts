import type { Request, Response } from 'express'
import { CODE_MINUTES } from '../../platform/session/lifetimes'
import type { SessionParts } from '../endpoints/endpoint-parts'
import { findGuest } from './find-guest'
import { hostCookieName, readHostCookie } from './host-cookie'
import { readStoredSession, storeSession } from './session-cookies'
import { setCookie } from './set-cookie'

const CODE_LIFE_MS = CODE_MINUTES * 60_000

const nameOf = (siteId: string) => `code-usid_${siteId}`

/**
 * The usid under which a code is mailed. The code logs in under this usid only, hence in the browser that asked for it
 * only. It is the guest's, whose basket follows. For a customer, and without a session, it is that of a new guest,
 * kept in a secret cookie, because a customer's next session has a usid of its own.
 *
 * @throws PlatformError when the login service fails.
 */
export async function bindCode(
  parts: SessionParts,
  req: Request,
  res: Response,
  siteId: string
): Promise<string> {
  const { settings, clock, slas } = parts
  const { publicOrigin } = settings.config
  const stored = readStoredSession(req, siteId, settings.config)
  const { usid, renewed } = await findGuest(parts, siteId, stored)
  if (renewed) storeSession(req, res, { settings, clock }, { siteId, ...renewed })
  if (usid !== undefined) return usid
  const guest = await slas.loginGuest(siteId, { dnt: stored.dnt })
  const name = hostCookieName(req, publicOrigin, nameOf(siteId))
  setCookie(req, res, publicOrigin, name, guest.usid, { httpOnly: true, maxAge: CODE_LIFE_MS })
  return guest.usid
}

/** The usid of the code that this browser has asked for without being a guest. */
export const readBoundUsid = (
  { settings }: Pick<SessionParts, 'settings'>,
  req: Request,
  siteId: string
): string | undefined => readHostCookie(req, settings.config.publicOrigin, nameOf(siteId))

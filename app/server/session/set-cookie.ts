import type { CookieOptions, Request, Response } from 'express'
import { findFrameParent } from '../middleware/frame-parent'
import { isSecure } from './host-cookie'

/** For how long, in milliseconds, and whether only the server reads it. */
export type CookieLife = Pick<CookieOptions, 'httpOnly' | 'maxAge'>

/** Sets a cookie for this host: the one way in which the server does so. Without `httpOnly` scripts read it. */
export function setCookie(
  req: Request,
  res: Response,
  publicOrigin: string,
  name: string,
  value: string,
  life: CookieLife = {}
): void {
  res.cookie(name, value, { ...readCookieRules(req, res, publicOrigin), ...life })
}

/** Has the browser forget what `setCookie` has set. */
export function clearCookie(
  req: Request,
  res: Response,
  publicOrigin: string,
  name: string,
  { httpOnly }: CookieLife = {}
): void {
  res.clearCookie(name, { ...readCookieRules(req, res, publicOrigin), httpOnly })
}

/** The instance's own session; one for all sites, and not ours to write. */
const INSTANCE_COOKIE = 'dwsid'

/** The instance must not take the new shopper for the one before. */
export function forgetInstanceSession(req: Request, res: Response, publicOrigin: string): void {
  clearCookie(req, res, publicOrigin, INSTANCE_COOKIE, { httpOnly: true })
}

/**
 * SameSite is None for a trusted frame and Lax otherwise (requirement 1.8). In a frame
 * cookies need Secure, and are kept apart for each parent (Partitioned), so that a
 * session in a frame is no key to the shop's own window.
 */
export const readCookieRules = (req: Request, res: Response, publicOrigin: string): CookieOptions =>
  findFrameParent(res) === undefined
    ? { path: '/', sameSite: 'lax', secure: isSecure(req, publicOrigin) }
    : { path: '/', sameSite: 'none', secure: true, partitioned: true }

import type { Request } from 'express'
import { parse } from 'cookie'

/** Behind a proxy the shop itself speaks plain http: the proxy says how the browser came. */
export const isSecure = (req: Request, publicOrigin: string): boolean =>
  publicOrigin.startsWith('https://') || req.secure || req.get('x-forwarded-proto') === 'https'

/**
 * The name of a cookie of ours that only this very host may set. With `__Host-` browsers take it
 * over https alone, for the whole host and from no neighbour under the same domain; over plain
 * http, on this machine, they would refuse it. For names of our own choice only: those that requirement 13.2 gives,
 * and those that scripts read, stay as they are (decision 10). Such a cookie
 * is written with path "/" and without a domain.
 */
export const hostCookieName = (req: Request, publicOrigin: string, name: string): string =>
  isSecure(req, publicOrigin) ? `__Host-${name}` : name

/** The cookie's value; over https only the prefixed name counts. */
export const readHostCookie = (req: Request, publicOrigin: string, name: string): string | undefined =>
  parse(req.headers.cookie ?? '')[hostCookieName(req, publicOrigin, name)]

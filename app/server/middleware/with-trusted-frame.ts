import type { Request, RequestHandler } from 'express'
import { hostCookieName, readHostCookie } from '../session/host-cookie'
import { setCookie } from '../session/set-cookie'
import { noteFrameParent } from './frame-parent'
import type { ServerSettings } from '../settings/server-settings'

type FrameSettings = Pick<ServerSettings, 'frameParents' | 'production'>
type SiteFrames = FrameSettings & Pick<ServerSettings, 'config'>

/** Names the trusted parent in whose frame a page of ours was opened; kept apart for each parent by the browser. */
const FRAME_COOKIE = 'framed'

/**
 * Recognises a page that a trusted parent shows in a frame (requirement 1.8): the browser says that it loads
 * a frame (`Sec-Fetch-Dest`) and for whom (`Referer`). Calls of that page are known by a cookie that exists
 * in the frame only. A false claim here only changes the attributes of the claimant's own cookies;
 * `frame-ancestors` guards the frame itself.
 */
export function withTrustedFrame(security: SiteFrames): RequestHandler {
  const { publicOrigin } = security.config
  return (req, res, next) => {
    const destination = req.get('sec-fetch-dest')
    const opener = destination === 'iframe' ? findTrustedParent(security, req.get('referer')) : undefined
    noteFrameParent(res, opener ?? findRemembered(security, req))
    if (security.frameParents.length > 0 && destination !== 'empty') res.vary('sec-fetch-dest')
    if (opener) {
      setCookie(req, res, publicOrigin, hostCookieName(req, publicOrigin, FRAME_COOKIE), opener, {
        httpOnly: true
      })
      res.setHeader('cache-control', 'private, no-store')
    }
    next()
  }
}

/** The same for a call through the shop's proxies, which a page in a frame makes. */
export const withFrameOfCall =
  (security: SiteFrames): RequestHandler =>
  (req, res, next) => {
    noteFrameParent(res, findRemembered(security, req))
    next()
  }

/**
 * The parent by the frame's own cookie: for calls of its page, and for pages that its links, forms and reloads open or
 * a payment provider returns to. Their referrer is the previous page, not the parent.
 */
function findRemembered(security: SiteFrames, req: Request): string | undefined {
  const destination = req.get('sec-fetch-dest') ?? 'empty'
  if (destination !== 'empty' && destination !== 'iframe') return undefined
  return findTrustedParent(security, readHostCookie(req, security.config.publicOrigin, FRAME_COOKIE))
}

/** Origins that may show the shop in a frame, as `frame-ancestors` wants them; anything on this machine outside production. */
export const listFrameAncestors = ({ frameParents, production }: FrameSettings): string[] => [
  "'self'",
  ...frameParents,
  ...(production ? [] : ['http://localhost:*', 'http://127.0.0.1:*'])
]

/** The origin of an address, where it may show the shop in a frame. */
function findTrustedParent(
  { frameParents, production }: FrameSettings,
  address: string | undefined
): string | undefined {
  if (!address || !URL.canParse(address)) return undefined
  const { origin, protocol, hostname } = new URL(address)
  const isHere = protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1')
  return frameParents.includes(origin) || (isHere && !production) ? origin : undefined
}

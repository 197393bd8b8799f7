import type { RequestHandler } from 'express'
import { hostCookieName, readHostCookie } from '../cookies/host-cookie'
import { setCookie } from '../cookies/set-cookie'
import { noteFrameParent } from './frame-parent'
import type { ServerSettings } from '../settings/server-settings'

type FrameSettings = Pick<ServerSettings, 'frameParents' | 'production'>

/** Names the trusted parent in whose frame a page of ours was opened; kept apart for each parent by the browser. */
const FRAME_COOKIE = 'framed'

/**
 * Recognises a page that a trusted parent shows in a frame (requirement 3.6): the browser
 * says that it loads a frame (`Sec-Fetch-Dest`) and for whom (`Referer`). Calls of that
 * page are known by a cookie that exists in the frame only. What somebody claims here
 * only decides how their own cookies are marked; `frame-ancestors` guards the frame itself.
 */
export function withTrustedFrame(security: FrameSettings & Pick<ServerSettings, 'config'>): RequestHandler {
  const { publicOrigin } = security.config
  return (req, res, next) => {
    const destination = req.get('sec-fetch-dest')
    const opener = destination === 'iframe' ? findTrustedParent(security, req.get('referer')) : undefined
    const calls = destination === undefined || destination === 'empty'
    // A link, a form or a reload within the frame: then the page before is the one who refers.
    const goesOn = destination === 'iframe' && req.get('sec-fetch-site') === 'same-origin'
    const remembered = calls || goesOn ? readHostCookie(req, publicOrigin, FRAME_COOKIE) : undefined
    noteFrameParent(res, opener ?? findTrustedParent(security, remembered))
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

import { parse } from 'cookie'
import type { RequestHandler, Response } from 'express'
import type { ServerSettings } from './server-settings'

type FrameSettings = Pick<ServerSettings, 'frameParents' | 'production'>

/** Says that a page of ours was opened in a trusted frame; kept apart for each parent by the browser. */
const FRAME_COOKIE = 'framed'

/**
 * Recognises a page that a trusted parent shows in a frame (spec 3 section 6): the browser
 * says that it loads a frame (`Sec-Fetch-Dest`) and for whom (`Referer`). Calls of that
 * page are known by a cookie that exists in the frame only. What somebody claims here
 * only decides how their own cookies are marked; `frame-ancestors` guards the frame itself.
 */
export function withTrustedFrame(security: FrameSettings): RequestHandler {
  return (req, res, next) => {
    const destination = req.get('sec-fetch-dest')
    const opensFrame = destination === 'iframe' && isTrustedParent(security, req.get('referer'))
    const calls = destination === undefined || destination === 'empty'
    // Somebody follows a link or sends a form in the frame: then the page before is the one who refers.
    const goesOn = destination === 'iframe' && req.get('sec-fetch-site') === 'same-origin'
    res.locals.isTrustedFrame =
      opensFrame || ((calls || goesOn) && parse(req.headers.cookie ?? '')[FRAME_COOKIE] === '1')
    res.locals.frameParents = opensFrame ? [new URL(req.get('referer') ?? '').origin] : security.frameParents
    if (security.frameParents.length > 0 && destination !== 'empty') res.vary('sec-fetch-dest')
    if (opensFrame) {
      res.cookie(FRAME_COOKIE, '1', {
        path: '/',
        httpOnly: true,
        secure: true,
        sameSite: 'none',
        partitioned: true
      })
      res.setHeader('cache-control', 'private, no-store')
    }
    next()
  }
}

export const isTrustedFrame = (res: Response): boolean => res.locals.isTrustedFrame === true

/** Who shows this page in its trusted frame: the one that the browser names, else all who may. */
export const listFrameParents = (res: Response): readonly string[] => res.locals.frameParents as string[]

/** Origins that may show the shop in a frame, as `frame-ancestors` wants them; anything on this machine outside production. */
export const listFrameAncestors = ({ frameParents, production }: FrameSettings): string[] => [
  "'self'",
  ...frameParents,
  ...(production ? [] : ['http://localhost:*', 'http://127.0.0.1:*'])
]

function isTrustedParent({ frameParents, production }: FrameSettings, referer: string | undefined): boolean {
  if (!referer || !URL.canParse(referer)) return false
  const { origin, protocol, hostname } = new URL(referer)
  if (frameParents.includes(origin)) return true
  return !production && protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1')
}

import { json, Router, type ErrorRequestHandler, type Request, type RequestHandler } from 'express'
import { z } from 'zod'
import { isPlatformError } from '../platform/http/platform-error'
import { SESSION_ENDPOINT, type SessionAnswer } from '../platform/session/session'
import type { SlasClient } from '../platform/session/slas-client'
import { createOpenSession } from './open-session'
import { readStoredSession, storeSession } from './session-cookies'
import type { ServerSettings } from './server-settings'

const body = z.object({ siteId: z.string().max(64), refused: z.string().min(8).max(64).optional() })

/**
 * The shop's own address where a browser opens its session. The refresh token
 * stays in cookies that scripts cannot read; the answer holds the short-lived
 * access token only.
 */
export function sessionEndpoint({ config }: ServerSettings, slas: SlasClient): Router {
  const openSession = createOpenSession(slas, Date.now)
  const router = Router()

  router.use(SESSION_ENDPOINT, keepNothing)
  router.post(
    SESSION_ENDPOINT,
    refuseForeignPages(config.publicOrigin),
    json({ limit: '1kb' }),
    async (req, res) => {
      const parsed = body.safeParse(req.body)
      const site = config.sites.find(candidate => candidate.id === parsed.data?.siteId)
      if (!parsed.success || !site) {
        res.status(400).json({ error: true, message: 'The request is malformed' })
        return
      }
      try {
        const opened = await openSession(site.id, readStoredSession(req, site.id), parsed.data.refused)
        if (opened.kind === 'renewed')
          storeSession(res, site.id, opened.tokens, isSecure(req, config.publicOrigin))
        const accessToken = opened.kind === 'renewed' ? opened.tokens.accessToken : opened.accessToken
        const answer: SessionAnswer = { accessToken }
        res.json(answer)
      } catch (error) {
        // Not being able to log in is not the same as being a guest: the cookies stay.
        const retryAfter = isPlatformError(error) ? error.retryAfter : undefined
        if (retryAfter) res.setHeader('retry-after', String(retryAfter))
        res.status(503).json({ error: true, message: 'The login service does not answer' })
      }
    }
  )
  router.use(SESSION_ENDPOINT, answerUnreadableBody)
  return router
}

const keepNothing: RequestHandler = (_req, res, next) => {
  res.setHeader('cache-control', 'private, no-store')
  next()
}

/** Only pages of this shop may open a session: the browser itself says where a request comes from. */
const refuseForeignPages =
  (publicOrigin: string): RequestHandler =>
  (req, res, next) => {
    const site = req.get('sec-fetch-site')
    const foreign =
      (site !== undefined && site !== 'same-origin' && site !== 'none') || isForeignOrigin(req, publicOrigin)
    if (foreign || !req.is('application/json')) {
      res.status(foreign ? 403 : 415).json({ error: true, message: 'The request is not allowed' })
      return
    }
    next()
  }

/** True when the request names an origin that is neither the configured one nor the host that was asked. */
function isForeignOrigin(req: Request, publicOrigin: string): boolean {
  const origin = readSentHeader(req, 'origin')
  if (origin === undefined) return false
  const host = readSentHeader(req, 'host')
  return ![publicOrigin, `http://${host}`, `https://${host}`].includes(origin)
}

/** A header as the browser sent it: the framework writes its own origin and host over them. */
function readSentHeader({ rawHeaders }: Request, name: string): string | undefined {
  const index = rawHeaders.findIndex((entry, position) => position % 2 === 0 && entry.toLowerCase() === name)
  return index < 0 ? undefined : rawHeaders[index + 1]
}

/** Behind a proxy the shop itself speaks plain http: the proxy says how the browser came. */
const isSecure = (req: Request, publicOrigin: string): boolean =>
  publicOrigin.startsWith('https://') || req.secure || req.get('x-forwarded-proto') === 'https'

const answerUnreadableBody: ErrorRequestHandler = (error, _req, res, _next) => {
  const tooLarge = (error as { status?: number }).status === 413
  res.status(tooLarge ? 413 : 400).json({ error: true, message: 'The request is malformed' })
}

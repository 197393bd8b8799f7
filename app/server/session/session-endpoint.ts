import { z } from 'zod'
import { isPlatformError } from '../../platform/http/platform-error'
import { SESSION_ENDPOINT, type SessionAnswer } from '../../platform/session/session'
import { answerFailure, isSlasError } from './login-failures'
import { acceptJson } from '../endpoints/accept-json'
import { NO_STORE, type Endpoint } from '../endpoints/endpoint'
import type { SessionParts } from '../endpoints/endpoint-parts'
import { readSiteBody } from '../endpoints/read-request'
import { limitCalls } from '../limits/limits'
import { endSignedOut } from './devices/end-signed-out'
import { isSessionOver } from './session-chain'
import { clearSession, readStoredSession, storeMarker, storeSession } from './session-cookies'
import { forgetInstanceSession } from './set-cookie'

const body = z.object({
  siteId: z.string().max(64),
  refused: z.string().min(8).max(64).optional(),
  again: z.boolean().optional()
})

/**
 * `POST /session`: opens a browser's session. The refresh token stays in cookies that scripts cannot read; the answer
 * holds the short-lived access token only.
 */
export function sessionEndpoint(parts: SessionParts): Endpoint {
  const { settings, clock, sessions, report, limits } = parts
  const { publicOrigin, sites } = settings.config

  return {
    path: SESSION_ENDPOINT,
    methods: ['POST'],
    cache: NO_STORE,
    guards: acceptJson(settings, limitCalls(limits, 'session')),
    async handle(req, res) {
      const { data } = readSiteBody(req, body, sites)
      const { siteId } = data
      const stored = readStoredSession(req, siteId, settings.config)
      try {
        const opened = await sessions.open(siteId, stored, data)
        if (opened.kind === 'reused') {
          if (!stored.marker) storeMarker(req, res, publicOrigin, siteId, stored.authType)
          const { accessToken } = opened
          res.json({ accessToken, now: clock.now() } satisfies SessionAnswer)
          return
        }
        const { tokens, state } = await endSignedOut(parts, req, res, { siteId, renewed: opened })
        storeSession(req, res, { settings, clock }, { siteId, tokens, state })
        if (stored.customerId !== tokens.customerId) forgetInstanceSession(req, res, publicOrigin)
        const { accessToken } = tokens
        res.json({ accessToken, isRenewed: true, now: clock.now() } satisfies SessionAnswer)
      } catch (error) {
        if (isSlasError(error)) {
          // A refresh that yields another shopper's session logs the shopper out (requirement 13.2).
          report(error)
          clearSession(req, res, publicOrigin, siteId)
          answerFailure(res, error)
          return
        }
        if (isSessionOver(error)) {
          // This request is older than the current cookies, so it changes no cookie.
          answerFailure(res, error)
          return
        }
        // Not being able to log in is not the same as being a guest: the cookies stay.
        const retryAfter = isPlatformError(error) ? error.retryAfter : undefined
        if (retryAfter) res.setHeader('retry-after', String(retryAfter))
        res.status(503).json({ error: true, message: 'The login service does not answer', retryAfter })
      }
    }
  }
}

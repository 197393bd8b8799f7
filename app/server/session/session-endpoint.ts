import { Router } from 'express'
import { z } from 'zod'
import { isPlatformError } from '../../platform/http/platform-error'
import { SESSION_ENDPOINT, type SessionAnswer } from '../../platform/session/session'
import { answerFailure, isSlasError } from './answer-failure'
import { answerUnreadableBody, guardEndpoint } from '../endpoints/guard-endpoint'
import type { AskerRates } from '../limits/limit-askers'
import type { SessionParts } from '../endpoints/own-endpoints'
import { isSessionOver } from './session-chain'
import {
  clearSession,
  forgetInstanceSession,
  readStoredSession,
  storeMarker,
  storeSession
} from '../cookies/session-cookies'

const body = z.object({
  siteId: z.string().max(64),
  refused: z.string().min(8).max(64).optional(),
  again: z.boolean().optional()
})

/** A browser asks once in half an hour and for each tab; a household behind one address for each of its windows. */
const RATES: AskerRates = { each: { burst: 60, every: 1 }, unknown: { burst: 1000, every: 0.01 } }

/**
 * The shop's own address where a browser opens its session. The refresh token
 * stays in cookies that scripts cannot read; the answer holds the short-lived
 * access token only.
 */
export function sessionEndpoint({ settings, clock, sessions, report }: SessionParts): Router {
  const { publicOrigin, sites, commerce } = settings.config
  const { organizationId } = commerce
  const router = Router()

  router.all(SESSION_ENDPOINT, ...guardEndpoint(settings, RATES), async (req, res) => {
    const parsed = body.safeParse(req.body)
    const siteId = sites.find(site => site.id === parsed.data?.siteId)?.id
    if (!parsed.success || !siteId) {
      res.status(400).json({ error: true, message: 'The request is malformed' })
      return
    }
    const stored = readStoredSession(req, siteId, organizationId)
    try {
      const opened = await sessions.open(siteId, stored, parsed.data)
      if (opened.kind === 'reused') {
        if (!stored.marker) storeMarker(req, res, publicOrigin, siteId, stored.authType)
        const { accessToken } = opened
        res.json({ accessToken, now: clock.now() } satisfies SessionAnswer)
        return
      }
      const { tokens, state } = opened
      storeSession(req, res, { settings, clock }, { siteId, tokens, state })
      if (stored.customerId !== tokens.customerId) forgetInstanceSession(req, res, publicOrigin)
      const { accessToken } = tokens
      res.json({ accessToken, isRenewed: true, now: clock.now() } satisfies SessionAnswer)
    } catch (error) {
      if (isSlasError(error)) {
        // A refresh that yields somebody else's session logs the shopper out (spec 3 section 5).
        report(error)
        clearSession(req, res, publicOrigin, siteId)
        answerFailure(res, error)
        return
      }
      if (isSessionOver(error)) {
        // Whatever the cookies are by now, this request comes before them: it changes none.
        answerFailure(res, error)
        return
      }
      // Not being able to log in is not the same as being a guest: the cookies stay.
      const retryAfter = isPlatformError(error) ? error.retryAfter : undefined
      if (retryAfter) res.setHeader('retry-after', String(retryAfter))
      res.status(503).json({ error: true, message: 'The login service does not answer', retryAfter })
    }
  })
  router.use(SESSION_ENDPOINT, answerUnreadableBody)
  return router
}

import { Router } from 'express'
import { z } from 'zod'
import { isFresh } from '../../platform/session/access-token'
import { LOGOUT_ENDPOINT, type LogoutAnswer } from '../../platform/session/session'
import { answerUnreadableBody, guardEndpoint } from '../endpoints/guard-endpoint'
import type { AskerRates } from '../limits/limit-askers'
import type { SessionParts } from '../endpoints/own-endpoints'
import {
  clearSession,
  forgetInstanceSession,
  readStoredSession,
  storeSession,
  type StoredSession
} from '../cookies/session-cookies'
import { withinDeadline } from '../services/within-deadline'

const body = z.object({ siteId: z.string().max(64) })

const RATES: AskerRates = { each: { burst: 20, every: 3 }, unknown: { burst: 300, every: 0.05 } }
/** The service may take this long for each of the two steps; the shopper is logged out here in any case. */
const STEP_MS = 4_000

/**
 * The shop's own address where a registered shopper becomes a guest (spec 3 section 4):
 * ends the session at the login service, clears all that is stored and logs in as a
 * guest. When the service is down the answer holds no token, and the next call opens a
 * guest session.
 */
export function logoutEndpoint({ settings, slas, clock, sessions }: SessionParts): Router {
  const { publicOrigin, sites, commerce } = settings.config
  const { organizationId } = commerce
  const router = Router()

  router.all(LOGOUT_ENDPOINT, ...guardEndpoint(settings, RATES), async (req, res) => {
    const parsed = body.safeParse(req.body)
    const siteId = sites.find(site => site.id === parsed.data?.siteId)?.id
    if (!siteId) {
      res.status(400).json({ error: true, message: 'The request is malformed' })
      return
    }
    const stored = readStoredSession(req, siteId, organizationId)
    await inTime('logoutCustomer', endSession({ slas, clock, sessions }, siteId, stored))
    const tokens = await inTime('loginGuestUser', slas.loginGuest(siteId, { dnt: stored.dnt }))
    if (tokens) {
      storeSession(req, res, { settings, clock }, { siteId, tokens })
      forgetInstanceSession(req, res, publicOrigin)
    } else clearSession(req, res, publicOrigin, siteId)
    res.json({ accessToken: tokens?.accessToken } satisfies LogoutAnswer)
  })
  router.use(LOGOUT_ENDPOINT, answerUnreadableBody)
  return router
}

const inTime = <Value>(operation: string, work: Promise<Value>): Promise<Value | undefined> =>
  withinDeadline(operation, STEP_MS, work).catch(() => undefined)

/**
 * The service wants a living access token to end a session, so an old one is renewed for
 * it; where a refresh was under way, its tokens are those that live.
 */
async function endSession(
  { slas, clock, sessions }: Pick<SessionParts, 'slas' | 'clock' | 'sessions'>,
  siteId: string,
  { accessToken, refreshToken }: StoredSession
): Promise<void> {
  if (!refreshToken) return
  const last = await sessions.end(siteId, refreshToken)
  const stored = isFresh(accessToken, clock.now()) ? { accessToken, refreshToken } : undefined
  await slas.logout(siteId, last ?? stored ?? (await slas.refresh(siteId, refreshToken)))
}

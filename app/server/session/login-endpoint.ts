import { z } from 'zod'
import { isFailure } from '../../platform/http/failures'
import { isPlatformError } from '../../platform/http/platform-error'
import { LOGIN_ENDPOINT, type LoginAnswer } from '../../platform/session/session'
import { answerFailure, isSlasError } from './login-failures'
import { acceptJson } from '../endpoints/accept-json'
import { EndpointError, KEEP_NOTHING, type Endpoint } from '../endpoints/endpoint'
import type { SessionParts } from '../endpoints/endpoint-parts'
import { logInCustomer } from './log-in-customer'
import { findGuest, type FoundGuest } from './find-guest'
import { readStoredSession, storeSession } from './session-cookies'
import { forgetInstanceSession } from './set-cookie'
import { withinDeadline } from '../services/within-deadline'

const body = z.object({
  siteId: z.string().max(64),
  email: z.string().trim().min(1).max(256),
  password: z.string().min(1).max(1024)
})

/** No visitor waits longer (bars: answered within 10 s). */
const ANSWER_MS = 9_000

/**
 * The shop's own address where a guest becomes registered (requirement 13.2, login order 1). The login goes
 * on under the guest's usid, so that their basket can be merged. When it fails the session is unchanged.
 */
export function loginEndpoint({ settings, slas, report, send, limits, ...others }: SessionParts): Endpoint {
  const { clock, sessions } = others
  const { publicOrigin, sites, commerce } = settings.config
  const { organizationId } = commerce
  const parts = { slas, send, scapiOrigin: settings.scapiOrigin, organizationId }

  return {
    path: LOGIN_ENDPOINT,
    methods: ['POST'],
    cache: KEEP_NOTHING,
    guards: acceptJson(settings),
    async handle(req, res) {
      const parsed = body.safeParse(req.body)
      const siteId = sites.find(site => site.id === parsed.data?.siteId)?.id
      if (!parsed.success || !siteId) throw new EndpointError(400, 'The request is malformed')
      const { email, password } = parsed.data
      const attempt = await limits.attempt('login', req, email)
      if (attempt.wait > 0) throw new EndpointError(429, 'Too many requests', attempt.wait)
      const stored = readStoredSession(req, siteId, organizationId)
      let guest: FoundGuest = {}
      const logIn = async () => {
        guest = await findGuest(others, siteId, stored)
        return logInCustomer(parts, siteId, { email, password }, { usid: guest.usid, dnt: stored.dnt })
      }
      try {
        const { tokens, isNewCustomer } = await withinDeadline('authenticateCustomer', ANSWER_MS, logIn())
        attempt.forgive()
        // Late responses for the guest's tokens must not undo the login.
        void sessions.end(siteId, guest.renewed?.tokens.refreshToken ?? stored.refreshToken)
        storeSession(req, res, { settings, clock }, { siteId, tokens })
        forgetInstanceSession(req, res, publicOrigin)
        res.json({ accessToken: tokens.accessToken, isNewCustomer } satisfies LoginAnswer)
      } catch (error) {
        // A failing service must not reveal whether a password is right.
        if (!isPlatformError(error, 401)) attempt.forgive()
        if (isSlasError(error) || isFailure(error)) report(error)
        // The guest's refresh token is spent by the proof: they stay who they were by the next one.
        if (guest.renewed) storeSession(req, res, { settings, clock }, { siteId, ...guest.renewed })
        answerFailure(res, error)
      }
    }
  }
}

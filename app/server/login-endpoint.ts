import { Router } from 'express'
import { z } from 'zod'
import { isPlatformError } from '../platform/http/platform-error'
import { LOGIN_ENDPOINT, type LoginAnswer } from '../platform/session/session'
import { answerFailure, isSlasError } from './answer-failure'
import { answerUnreadableBody, guardEndpoint, refuseHaste } from './guard-endpoint'
import type { AskerRates } from './limit-askers'
import { limitEmails } from './limit-emails'
import { logInCustomer } from './log-in-customer'
import type { OwnEndpointParts } from './own-endpoints'
import { forgetInstanceSession, readStoredSession, storeSession } from './session-cookies'
import { withinDeadline } from './within-deadline'

const body = z.object({
  siteId: z.string().max(64),
  email: z.string().trim().min(1).max(256),
  password: z.string().min(1).max(1024)
})

/** Who types passwords makes mistakes, who guesses them makes many. */
const RATES: AskerRates = {
  each: { burst: 10, every: 6 },
  unknown: { burst: 30, every: 2 },
  all: { burst: 300, every: 0.05 }
}
/** No visitor waits longer (bars: answered within 10 s). */
const ANSWER_MS = 9_000

/**
 * The shop's own address where a guest becomes registered (spec 3 section 4, login order
 * 1). The login goes on under the guest's usid, so that their basket can be merged. When
 * it fails nothing is stored: whoever was there before stays.
 */
export function loginEndpoint({ settings, slas, report, send }: OwnEndpointParts): Router {
  const { publicOrigin, sites, commerce } = settings.config
  const { organizationId } = commerce
  const parts = { slas, send, scapiOrigin: settings.scapiOrigin, organizationId }
  const askToWait = limitEmails(Date.now)
  const router = Router()

  router.all(LOGIN_ENDPOINT, ...guardEndpoint(settings, RATES), async (req, res) => {
    const parsed = body.safeParse(req.body)
    const siteId = sites.find(site => site.id === parsed.data?.siteId)?.id
    if (!parsed.success || !siteId) {
      res.status(400).json({ error: true, message: 'The request is malformed' })
      return
    }
    const { email, password } = parsed.data
    const wait = askToWait(email)
    if (wait > 0) {
      refuseHaste(res, wait)
      return
    }
    const { authType, usid, dnt } = readStoredSession(req, siteId, organizationId)
    // A customer's usid stays theirs: the next one begins a session of their own.
    const options = { usid: authType === 'guest' ? usid : undefined, dnt }
    try {
      const login = logInCustomer(parts, siteId, { email, password }, options)
      const { tokens, isNewCustomer } = await withinDeadline('authenticateCustomer', ANSWER_MS, login)
      askToWait.forgive(email)
      storeSession(req, res, publicOrigin, { siteId, organizationId, tokens })
      forgetInstanceSession(req, res, publicOrigin)
      res.json({ accessToken: tokens.accessToken, isNewCustomer } satisfies LoginAnswer)
    } catch (error) {
      // Nobody learns whether a password is right from a service that fails.
      if (!isPlatformError(error, 401)) askToWait.forgive(email)
      if (isSlasError(error)) report(error)
      answerFailure(res, error)
    }
  })
  router.use(LOGIN_ENDPOINT, answerUnreadableBody)
  return router
}

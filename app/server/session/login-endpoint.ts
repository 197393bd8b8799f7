import { z } from 'zod'
import { isFailure } from '../../platform/http/failures'
import { isPlatformError, PlatformError } from '../../platform/http/platform-error'
import { HTML } from '../../platform/http/send-request'
import { LOGIN_ENDPOINT, type LoginAnswer } from '../../platform/session/session'
import { requireBotCheck } from '../bot-check/require-bot-check'
import { acceptJson } from '../endpoints/accept-json'
import { EndpointError, NO_STORE, type Endpoint } from '../endpoints/endpoint'
import type { SessionParts } from '../endpoints/endpoint-parts'
import { readSiteBody } from '../endpoints/read-request'
import { enterAccount } from './enter-account'
import { answerFailure, isSlasError } from './login-failures'

const body = z.object({
  siteId: z.string().max(64),
  email: z.string().trim().min(1).max(256),
  password: z.string().min(1).max(1024)
})

/** `POST /session/login`: logs a guest in by e-mail address and password (requirement 13.2, login order 1). */
export function loginEndpoint(parts: SessionParts): Endpoint {
  const { settings, slas, report, limits } = parts

  return {
    path: LOGIN_ENDPOINT,
    methods: ['POST'],
    cache: NO_STORE,
    // A registration logs in as well.
    guards: [...acceptJson(settings), requireBotCheck(parts, ['login', 'registration'])],
    async handle(req, res) {
      const { data } = readSiteBody(req, body, settings.config.sites)
      const { siteId, email, password } = data
      const attempt = await limits.attempt('login', req, email)
      if (attempt.wait > 0) throw new EndpointError(429, 'Too many requests', attempt.wait)
      try {
        const { tokens, isNewCustomer } = await enterAccount(parts, req, res, {
          siteId,
          operation: 'authenticateCustomer',
          login: email,
          isByPassword: true,
          logIn: options => slas.login(siteId, { email, password }, options).catch(hideReason)
        })
        attempt.forgive()
        res.json({ accessToken: tokens.accessToken, isNewCustomer } satisfies LoginAnswer)
      } catch (error) {
        // A failing service must not reveal whether a password is right.
        if (!isPlatformError(error, 401)) attempt.forgive()
        if (isSlasError(error) || isFailure(error)) report(error)
        answerFailure(res, error)
      }
    }
  }
}

/** One answer for a wrong password, an unknown account and a disabled one: `invalid-credentials` (401). */
function hideReason(error: unknown): never {
  // The 401 page of a proxy in between says nothing about a password.
  if (!isPlatformError(error, 401) || error.code === HTML) throw error
  throw new PlatformError({
    kind: 'fault',
    operation: 'authenticateCustomer',
    status: 401,
    type: 'invalid-credentials',
    title: 'Unauthorized',
    detail: 'Unauthorized'
  })
}

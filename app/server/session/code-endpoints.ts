import { z } from 'zod'
import { isFailure } from '../../platform/http/failures'
import { isPlatformError } from '../../platform/http/platform-error'
import { createInvalidCode } from '../../platform/session/code-login'
import { CODE_ENDPOINT, CODE_LOGIN_ENDPOINT, type LoginAnswer } from '../../platform/session/session'
import { requireBotCheck } from '../bot-check/require-bot-check'
import { acceptJson } from '../endpoints/accept-json'
import { EndpointError, NO_STORE, type Endpoint } from '../endpoints/endpoint'
import type { SessionParts } from '../endpoints/endpoint-parts'
import { readSiteBody } from '../endpoints/read-request'
import { withinDeadline } from '../services/within-deadline'
import { enterAccount } from './enter-account'
import { bindCode, readBoundUsid } from './bound-code'
import { answerFailure, isSlasError } from './login-failures'

/** The platform's limit. */
const name = z.string().trim().min(1).max(256).optional()

const request = z.object({
  siteId: z.string().max(64),
  email: z.string().trim().min(1).max(256),
  locale: z.string().max(16),
  newcomer: z.object({ firstName: name, lastName: name }).optional()
})

const typed = z.object({
  siteId: z.string().max(64),
  email: z.string().trim().min(1).max(256),
  code: z.string().regex(/^\d{8}$/)
})

/** A little less than the browser waits. */
const ANSWER_MS = 9_000

/**
 * Login and registration by a code in a mail (requirements 14.1, 14.4); absent without the private client, which alone
 * may send codes.
 */
export const codeEndpoints = (parts: SessionParts): Endpoint[] =>
  parts.settings.privateClient ? [codeEndpoint(parts), codeLoginEndpoint(parts)] : []

/**
 * `POST /session/code`: has a code mailed. The answer is the same whether or not the address has an account, and
 * whether a mail is sent or one that was sent shortly before is still on its way.
 */
function codeEndpoint(parts: SessionParts): Endpoint {
  const { settings, slas, limits, report } = parts
  return {
    path: CODE_ENDPOINT,
    methods: ['POST'],
    cache: NO_STORE,
    guards: [...acceptJson(settings), requireBotCheck(parts, ['login', 'registration'])],
    async handle(req, res) {
      const { data, site } = readSiteBody(req, request, settings.config.sites)
      const locale = site.l10n.supportedLocales.find(({ id }) => id === data.locale)?.id
      if (!locale) throw new EndpointError(400, 'The request is malformed')
      const { wait, isSubjectSpent } = await limits.attempt('loginCodeMail', req, data.email)
      if (wait > 0 && !isSubjectSpent) throw new EndpointError(429, 'Too many requests', wait)
      try {
        if (!isSubjectSpent) {
          const usid = await bindCode(parts, req, res, site.id)
          const { email, newcomer } = data
          const mailed = slas.requestCode(site.id, { email, locale, usid, newcomer })
          await withinDeadline('authorizePasswordlessCustomer', ANSWER_MS, mailed)
        }
        res.status(202).json({})
      } catch (error) {
        if (isFailure(error)) report(error)
        answerFailure(res, error)
      }
    }
  }
}

/** `POST /session/code/login`: logs a guest in by the code. */
function codeLoginEndpoint(parts: SessionParts): Endpoint {
  const { settings, slas, limits, report } = parts
  return {
    path: CODE_LOGIN_ENDPOINT,
    methods: ['POST'],
    cache: NO_STORE,
    guards: acceptJson(settings),
    async handle(req, res) {
      const { siteId, email, code } = readSiteBody(req, typed, settings.config.sites).data
      const attempt = await limits.attempt('loginCode', req, email)
      if (attempt.wait > 0) throw new EndpointError(429, 'Too many requests', attempt.wait)
      try {
        const { tokens, isNewCustomer } = await enterAccount(parts, req, res, {
          siteId,
          operation: 'getPasswordLessAccessToken',
          login: email,
          async logIn({ usid, dnt }) {
            const bound = usid ?? readBoundUsid(parts, req, siteId)
            // No code was asked for in this browser; one that another browser asked for stays unspent.
            if (bound === undefined) throw createInvalidCode()
            const given = await slas.loginByCode(siteId, { email, code }, { dnt })
            if (bound === given.usid) return given
            // The code was asked for by another guest, who knows the usid of this session and would share it.
            await slas.logout(siteId, given).catch(() => undefined)
            throw createInvalidCode()
          }
        })
        attempt.forgive()
        res.json({ accessToken: tokens.accessToken, isNewCustomer } satisfies LoginAnswer)
      } catch (error) {
        if (!isPlatformError(error, 401)) attempt.forgive()
        if (isSlasError(error) || isFailure(error)) report(error)
        answerFailure(res, error)
      }
    }
  }
}

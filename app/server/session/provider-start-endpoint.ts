import { z } from 'zod'
import type { AccessTokenClaims } from '../../platform/session/access-token'
import { buildProviderAddress } from '../../platform/session/provider-login'
import { PROVIDER_START_ENDPOINT, type ProviderStartAnswer } from '../../platform/session/provider-return'
import { FRESH_LOGIN_REQUIRED } from '../../platform/session/session'
import { paths } from '../../visit/addresses/paths'
import { findLocale, findSite } from '../../visit/site/resolve-site'
import { createSiteContext } from '../../visit/site/site-context'
import { acceptJson } from '../endpoints/accept-json'
import { EndpointError, NO_STORE, type Endpoint } from '../endpoints/endpoint'
import type { SessionParts } from '../endpoints/endpoint-parts'
import { limitCalls } from '../limits/limits'
import { answerProblem } from '../proxies/answer-problem'
import { findClaims, isLoginFresh } from './fresh-login'
import { findGuest } from './find-guest'
import { createAttempt, isShortEnough, keepAttempt } from './provider-attempt'
import { buildRedirectUri } from './redirect-uri'
import { readStoredSession, storeSession, type StoredSession } from './session-cookies'

const body = z.object({
  siteId: z.string().max(64),
  locale: z.string().max(32),
  provider: z.enum(['google', 'apple']),
  /** Path and query of the page where the login began. */
  returnTo: z.string().max(4096),
  /** The customer who is logged in links the provider to their account. */
  link: z.boolean().optional()
})

/**
 * `POST /session/provider/start`: begins a login with an account at a provider, and answers where the browser goes
 * (requirement 14.3). What has to come back with it stays in a cookie that scripts do not see.
 */
export function providerStartEndpoint(parts: SessionParts): Endpoint {
  const { settings, limits, clock } = parts
  const { config, scapiOrigin } = settings

  return {
    path: PROVIDER_START_ENDPOINT,
    methods: ['POST'],
    cache: NO_STORE,
    guards: acceptJson(settings, limitCalls(limits, 'providerStart')),
    async handle(req, res) {
      const parsed = body.safeParse(req.body)
      const site = findSite(config, parsed.data?.siteId)
      const locale = site && findLocale(site, parsed.data?.locale)
      if (!parsed.success || !site || !locale) throw new EndpointError(400, 'The request is malformed')
      const { provider, returnTo, link } = parsed.data
      if (!config.commerce.login.providers.includes(provider))
        throw new EndpointError(404, 'The provider is not offered')
      const { organizationId, clientId } = config.commerce
      const stored = readStoredSession(req, site.id, config)
      const customer = link ? readCustomer(stored) : undefined
      if (link && !customer) throw new EndpointError(401, 'Only customers link an account')
      // One more way into the account takes a fresh login, as a new password does (requirement 14.7).
      if (customer && !isLoginFresh(req, settings, customer))
        return answerProblem(res, 403, 'The customer has to log in again', FRESH_LOGIN_REQUIRED)

      const own = createSiteContext(config, site, locale, config.publicOrigin).readPath(returnTo)
      const attempt = createAttempt(
        { site, locale },
        {
          provider,
          returnTo: own && isShortEnough(own) ? own : paths.account,
          ...(customer && { linkTo: customer.customerId })
        }
      )
      // The code is for the guest's session, so that their basket can follow; who links stays who they are.
      const { usid, renewed } = link ? {} : await findGuest(parts, site.id, stored)
      if (renewed) storeSession(req, res, { settings, clock }, { siteId: site.id, ...renewed })
      keepAttempt(req, res, settings, attempt)
      const service = {
        origin: scapiOrigin,
        organizationId,
        clientId,
        redirectUri: buildRedirectUri(config)
      }
      const location = buildProviderAddress(service, site.id, { ...attempt, usid, locale: locale.id })
      res.json({ location } satisfies ProviderStartAnswer)
    }
  }
}

/** The customer of the session's token; undefined where its cookies name two. */
function readCustomer({ authType, customerId, accessToken }: StoredSession): AccessTokenClaims | undefined {
  if (authType !== 'registered' || !accessToken) return undefined
  const claims = findClaims(accessToken)
  return claims?.authType === 'registered' && claims.customerId === customerId ? claims : undefined
}

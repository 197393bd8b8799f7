import { z } from 'zod'
import type { ProviderProblem } from '../../platform/session/provider-return'
import { ADDRESSES } from '../../visit/addresses/address-table'
import { paths } from '../../visit/addresses/paths'
import { buildPath } from '../../visit/site/build-path'
import { splitAddress } from '../../visit/site/shop-link'
import { sendNotice } from '../../notices/notice'
import { describeProblem, enterWithProvider, linkProvider } from '../session/provider-entry'
import { readStatePlace, takeAttempt, type ProviderAttempt } from '../session/provider-attempt'
import { readStoredSession } from '../session/session-cookies'
import { NO_STORE, type Endpoint } from './endpoint'
import type { SessionParts } from './endpoint-parts'

const text = z.string().max(2048)
const callback = z.object({
  state: text,
  code: text.optional(),
  usid: text.optional(),
  error: text.optional()
})

/**
 * The login redirect's target (requirement 13.2), with usid, state, scope and code in its query. Of its own logins the
 * server takes the code from the redirect itself, so a visitor who follows one finds a page with a link to the shop,
 * which passes nothing on. A login at a provider comes back here with the browser (requirement 14.3). The code is in no
 * log: see `with-private-log`.
 */
export function callbackEndpoint(parts: SessionParts): Endpoint {
  const { config } = parts.settings

  return {
    path: ADDRESSES.callback.pattern,
    methods: ['GET', 'HEAD'],
    cache: NO_STORE,
    async handle(req, res) {
      res.setHeader('referrer-policy', 'no-referrer')
      res.setHeader('x-robots-tag', 'noindex')
      const given = callback.safeParse(req.query).data
      const place = given && readStatePlace(config, given.state)
      // HEAD would spend the code.
      if (!given || !place || req.method === 'HEAD')
        return sendNotice(res, 'login', ADDRESSES.callback.pattern)

      res.setHeader('cache-control', NO_STORE)
      const siteId = place.site.id
      const lead = (path: string) => res.redirect(303, buildPath(config.url, place.site, place.locale, path))
      const attempt = takeAttempt(req, res, parts.settings, given.state)
      if (!attempt) {
        // The attempt is used up, by a login that "Back" leads to once more, or has expired.
        const { authType } = readStoredSession(req, siteId, config)
        return lead(authType === 'registered' ? paths.account : `${paths.login}?problem=expired`)
      }
      const { code, usid, error } = given
      if (error !== undefined || !code)
        return lead(buildProblemPath(attempt, error === 'access_denied' ? 'refused' : 'failed'))
      const { codeVerifier, linkTo } = attempt
      const found = { siteId, locale: place.locale.id, code: { code, codeVerifier, usid } }
      try {
        if (linkTo === undefined) await enterWithProvider(parts, req, res, found)
        else await linkProvider(parts, req, res, { ...found, linkTo })
        lead(attempt.returnTo)
      } catch (failure) {
        lead(buildProblemPath(attempt, describeProblem(failure, parts.report)))
      }
    }
  }
}

/** The page that says why the attempt has failed: the account for a link, else the login, which leads on afterwards. */
function buildProblemPath({ provider, returnTo, linkTo }: ProviderAttempt, problem: ProviderProblem): string {
  if (linkTo !== undefined) return `${paths.accountData}?${new URLSearchParams({ provider, problem })}`
  // An owner of an existing account connects the provider in it; a login that began elsewhere, such as in checkout,
  // leads back there.
  const target = problem === 'existing' && returnTo === paths.account ? paths.accountData : returnTo
  const { pathname, search } = splitAddress(target)
  // A login that began on the login page keeps its query, which says what follows.
  const asked = new URLSearchParams(pathname === paths.login ? search : { redirectUrl: target })
  return `${paths.login}?${new URLSearchParams([['provider', provider], ['problem', problem], ...asked])}`
}

import type { Clock } from '../clock'
import type { ExternalProfiles } from '../customers/external-profiles'
import type { Ids } from '../ids'
import type { Provider } from '../identity-provider/identity'
import type { IdentityProviders } from '../identity-provider/identity-providers'
import type { Database } from '../../storage/sqlite/database'
import { createOneTimeCodeStore } from '../../storage/sqlite/one-time-codes'
import { hashToken } from './issue-tokens'
import type { CodeRequest, Sessions } from './sessions'
import { SlasError } from './slas-error'

/** For how long a person may think at the provider, in milliseconds. */
const REQUEST_LIFETIME = 10 * 60_000

interface ProviderRequest extends CodeRequest {
  provider: Provider
  /** The client's own. */
  state?: string
}

/** Where SLAS sends the browser, and with what. */
interface ProviderOutcome {
  redirectUri: string
  state?: string
  result: { usid: string; code: string } | { error: string; error_description: string }
}

/** Signing in through an identity provider: SLAS sends the browser there, and on to the client afterwards. */
export function createProviderLogin(services: {
  db: Database
  clock: Clock
  ids: Ids
  sessions: Pick<Sessions, 'requireChannel' | 'authorizeCustomer'>
  externalProfiles: Pick<ExternalProfiles, 'signIn'>
  identityProviders: Pick<IdentityProviders, 'redeem'>
}) {
  const { db, clock, ids, sessions, externalProfiles, identityProviders } = services
  const requests = createOneTimeCodeStore<ProviderRequest>(db, 'provider-request')

  return {
    /** SLAS's own state for the provider. */
    begin(request: ProviderRequest): string {
      sessions.requireChannel(request.siteId)
      const state = ids.next('token')
      requests.forgetExpired(clock.now())
      requests.replace(hashToken(state), state, request, clock.now() + REQUEST_LIFETIME)
      return state
    },

    /**
     * The provider has answered. A request may come back more often than once, by the browser's back button: each
     * time with a new code for the client, whose own state says that it has been here before.
     */
    finish(state: string, given: { code?: string; error?: string }): ProviderOutcome {
      const request = requests.find(hashToken(state), clock.now())
      if (!request) throw new SlasError(400, 'invalid or expired state')
      const { provider, state: clientState, ...codeRequest } = request
      const target = { redirectUri: request.redirectUri, state: clientState }
      if (given.error !== undefined)
        return { ...target, result: { error: given.error, error_description: 'The person has refused' } }
      const identity = identityProviders.redeem(provider, given.code ?? '')
      if (!identity)
        return { ...target, result: { error: 'server_error', error_description: 'invalid provider code' } }
      const customerId = externalProfiles.signIn(request.siteId, provider, identity)
      return { ...target, result: sessions.authorizeCustomer(codeRequest, customerId, provider) }
    }
  }
}

export type ProviderLogin = ReturnType<typeof createProviderLogin>

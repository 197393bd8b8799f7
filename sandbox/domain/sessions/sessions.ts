import type { Clock } from '../clock'
import type { Ids } from '../ids'
import type { Caller } from './caller'
import type { Site } from '../sites/site'
import { inTransaction, type Database } from '../../storage/sqlite/database'
import {
  createSessionStore,
  type CodeGrant,
  type RefreshGrant,
  type SessionGrant
} from '../../storage/sqlite/sessions'
import { ACCESS_TOKEN_LIFETIME, createAccessTokens } from './access-tokens'
import { createTokenIssuer, describeEndedTokens, hashToken, type TokenAnswer } from './issue-tokens'
import { isVerifierOf } from './pkce'
import type { SlasClient } from './slas-clients'
import { invalidRefreshToken, SlasError } from './slas-error'
import type { SessionMark, TokenCheck } from './token-check'
import { createTokenFaults } from './token-faults'
import { createTokenInspection } from './token-inspection'

/** Life of an authorization code in milliseconds. */
const CODE_LIFETIME = 120_000

/** Who a customer is, as far as signing in goes; implemented by the customers domain. */
export interface Authenticator {
  authenticate(siteId: string, login: string, password: string): Promise<{ customerId: string } | undefined>
  /** Undefined when the customer no longer exists. */
  findCredentials(siteId: string, customerId: string): { login: string; version: number } | undefined
}

export interface CodeRequest {
  siteId: string
  clientId: string
  redirectUri: string
  codeChallenge?: string
  usid?: string
}

type Dnt = '0' | '1'

/** Shopper sessions: who may sign in, which tokens they hold, and when those end. */
export function createSessions(services: {
  db: Database
  sites: Site[]
  customers: Authenticator
  clock: Clock
  ids: Ids
}) {
  const { db, sites, customers, clock, ids } = services
  const store = createSessionStore(db)
  const accessTokens = createAccessTokens(store, clock)
  const issueTokens = createTokenIssuer({ store, accessTokens, clock, ids })
  const tokenFaults = createTokenFaults(store)
  store.forgetExpired(clock.now())

  function requireChannel(siteId: string): void {
    if (!sites.some(site => site.id === siteId)) throw new SlasError(400, `invalid channel_id '${siteId}'`)
  }

  /**
   * A usid of this site continues its guest's session for any caller: the platform's guides recommend to send
   * the usid of an earlier guest login again. Any other is replaced by a new one.
   */
  function openSession(siteId: string, wanted?: string): { usid: string; guestCustomerId: string } {
    const known = wanted === undefined ? undefined : store.findGuest(siteId, wanted)
    if (wanted !== undefined && known !== undefined) return { usid: wanted, guestCustomerId: known }
    const session = { usid: ids.next('usid'), guestCustomerId: ids.next('customer') }
    store.addSession(siteId, session.usid, session.guestCustomerId)
    return session
  }

  function createCode(
    request: CodeRequest,
    who?: { customerId: string; login: string; version: number; provider?: string }
  ) {
    const { siteId, clientId, redirectUri, codeChallenge } = request
    const code = ids.next('token')
    const { usid, guestCustomerId } = openSession(siteId, request.usid)
    const grant: CodeGrant = {
      siteId,
      clientId,
      redirectUri,
      codeChallenge,
      usid,
      guestCustomerId,
      customerId: who?.customerId ?? guestCustomerId,
      login: who?.login,
      provider: who?.provider,
      credentialsVersion: who?.version ?? 0
    }
    store.addCode(code, grant, clock.now() + CODE_LIFETIME)
    return { usid, code }
  }

  const beginFamily = (grant: SessionGrant, dnt: Dnt): RefreshGrant => ({
    ...grant,
    dnt,
    family: ids.next('token')
  })

  /** Spends the token and returns its grant; a token that comes back after it was spent ends its family. */
  function spend(client: SlasClient, siteId: string, refreshToken: string) {
    const hash = hashToken(refreshToken)
    const found = store.findRefresh(hash)
    if (!found) throw invalidRefreshToken('it is unknown')
    const { grant, expiresAt, spent } = found
    if (grant.clientId !== client.clientId) throw invalidRefreshToken('it belongs to another client_id')
    if (grant.siteId !== siteId) throw invalidRefreshToken('it belongs to another channel_id')
    if (expiresAt <= clock.now()) throw invalidRefreshToken('it has expired')
    if (spent) {
      store.dropFamily(grant.family)
      return undefined
    }
    if (!client.isPrivate) store.spendRefresh(hash)
    return { grant, expiresAt }
  }

  function hasCurrentCredentials(caller: Caller, version: number): boolean {
    if (!caller.registered) return true
    return customers.findCredentials(caller.siteId, caller.customerId)?.version === version
  }

  /** Ends a sign-in: its refresh tokens at once, its access tokens until the last of them would have expired. */
  function endFamily(family: string): void {
    store.dropFamily(family)
    store.revokeFamily(family, clock.now() + ACCESS_TOKEN_LIFETIME * 1000)
  }

  async function verify(token: string): Promise<TokenCheck> {
    const check = await accessTokens.check(token)
    if (check.outcome === 'invalid') return { outcome: 'invalid', reason: 'The access token is invalid.' }
    if (check.outcome === 'expired') return check
    const { caller, family, credentialsVersion } = check.claims
    if (store.isFamilyRevoked(family) || tokenFaults.isRevoked(token))
      return { outcome: 'invalid', reason: 'The access token was revoked.' }
    if (hasCurrentCredentials(caller, credentialsVersion))
      return { outcome: 'valid', caller, family, credentialsVersion }
    return { outcome: 'invalid', reason: 'Customer credentials changed after token was issued.' }
  }

  return {
    /** Begins a guest session; returns the code to exchange. */
    authorizeGuest(request: CodeRequest): { usid: string; code: string } {
      requireChannel(request.siteId)
      return inTransaction(db, () => createCode(request))
    },

    /** Checks login and password; throws 401 `Unauthorized` without saying which of them was wrong. */
    async login(
      request: CodeRequest,
      login: string,
      password: string
    ): Promise<{ usid: string; code: string }> {
      requireChannel(request.siteId)
      const customer = await customers.authenticate(request.siteId, login, password)
      const credentials = customer && customers.findCredentials(request.siteId, customer.customerId)
      if (!customer || !credentials) throw new SlasError(401, 'Unauthorized')
      return inTransaction(db, () => createCode(request, { ...credentials, ...customer }))
    },

    /** A code for a customer whom an identity provider has signed in. */
    authorizeCustomer(
      request: CodeRequest,
      customerId: string,
      provider: string
    ): { usid: string; code: string } {
      const credentials = customers.findCredentials(request.siteId, customerId)
      if (!credentials) throw new SlasError(401, 'Unauthorized')
      return inTransaction(db, () => createCode(request, { ...credentials, customerId, provider }))
    },

    /** Refuses a channel that is no site. */
    requireChannel,

    /** Signs a customer in who has proven otherwise than by password who they are. */
    async signIn(
      { clientId }: SlasClient,
      given: Pick<SessionGrant, 'siteId' | 'customerId' | 'isPasswordless'> & { usid?: string; dnt?: Dnt }
    ): Promise<TokenAnswer> {
      const { siteId, customerId, isPasswordless, usid, dnt } = given
      const credentials = customers.findCredentials(siteId, customerId)
      if (!credentials) throw new SlasError(401, 'Unauthorized')
      const session = inTransaction(db, () => openSession(siteId, usid))
      const { login, version: credentialsVersion } = credentials
      const grant = { siteId, clientId, customerId, login, isPasswordless, credentialsVersion, ...session }
      return issueTokens(beginFamily(grant, dnt ?? '0'))
    },

    /** Exchanges a code for tokens. A code works once, whether or not the exchange succeeds. */
    async exchangeCode(
      client: SlasClient,
      given: {
        siteId: string
        code: string
        redirectUri: string
        codeVerifier?: string
        usid?: string
        dnt?: Dnt
      }
    ): Promise<TokenAnswer> {
      const found = store.takeCode(given.code)
      if (!found || found.expiresAt <= clock.now())
        throw new SlasError(400, 'invalid or expired authorization code')
      const { redirectUri, codeChallenge, ...grant } = found.grant
      if (grant.clientId !== client.clientId)
        throw new SlasError(400, 'the code belongs to another client_id')
      if (grant.siteId !== given.siteId) throw new SlasError(400, 'the code belongs to another channel_id')
      if (redirectUri !== given.redirectUri)
        throw new SlasError(400, 'redirect_uri is not the one the code was asked for')
      if (given.usid !== undefined && given.usid !== grant.usid)
        throw new SlasError(400, 'the code belongs to another usid')
      if (codeChallenge !== undefined && !isVerifierOf(codeChallenge, given.codeVerifier ?? '')) {
        throw new SlasError(400, 'code_verifier does not match the code_challenge')
      }
      return issueTokens(beginFamily(grant, given.dnt ?? '0'))
    },

    /** Renews tokens. A public client's refresh token is spent by it; a spent one that returns ends the session. */
    async refresh(client: SlasClient, siteId: string, refreshToken: string, dnt?: Dnt): Promise<TokenAnswer> {
      requireChannel(siteId)
      const current = inTransaction(db, () => spend(client, siteId, refreshToken))
      if (!current) throw invalidRefreshToken('it was used before')
      const { grant, expiresAt } = current
      if (grant.login !== undefined) {
        const credentials = customers.findCredentials(siteId, grant.customerId)
        if (credentials?.version !== grant.credentialsVersion)
          throw invalidRefreshToken('the credentials have changed')
      }
      return issueTokens(
        { ...grant, dnt: dnt ?? grant.dnt },
        client.isPrivate ? { refreshToken, expiresAt } : undefined
      )
    },

    /** A private client's own guest session. */
    async grantClientCredentials(
      client: SlasClient,
      siteId: string,
      usid?: string,
      dnt?: Dnt
    ): Promise<TokenAnswer> {
      requireChannel(siteId)
      const session = inTransaction(db, () => openSession(siteId, usid))
      const grant = {
        siteId,
        clientId: client.clientId,
        customerId: session.guestCustomerId,
        credentialsVersion: 0
      }
      return issueTokens(beginFamily({ ...grant, ...session }, dnt ?? '0'))
    },

    /**
     * Ends the session of an access token with all its refresh tokens; `everywhere` all sessions of its shopper.
     * Returns the tokens that have ended.
     */
    async logout(
      accessToken: string,
      given: { refreshToken: string; clientId: string; siteId?: string; everywhere: boolean }
    ): Promise<TokenAnswer> {
      const check = await accessTokens.check(accessToken)
      if (check.outcome !== 'valid') throw new SlasError(401, 'invalid access token')
      const { family, caller } = check.claims
      if (given.clientId !== caller.clientId)
        throw new SlasError(400, 'the access token belongs to another client_id')
      if (given.siteId !== undefined && given.siteId !== caller.siteId)
        throw new SlasError(400, 'the access token belongs to another channel_id')
      const found = store.findRefresh(hashToken(given.refreshToken))
      if (found && found.grant.family !== family) throw invalidRefreshToken('it belongs to another session')
      const others = given.everywhere ? store.findFamilies(caller.siteId, caller.customerId) : []
      inTransaction(db, () => [family, ...others].forEach(endFamily))
      const { refreshToken } = given
      const { login } =
        (caller.registered && customers.findCredentials(caller.siteId, caller.customerId)) || {}
      return describeEndedTokens(caller, { accessToken, refreshToken, login })
    },

    /** Verifies an access token for the guard of the APIs. */
    verify,

    tokenFaults,

    ...createTokenInspection({ store, accessTokens, verify, endFamily, clock, hasCurrentCredentials }),

    /** Whether a session could still be renewed: it has not been logged out or stolen, and the password is still the same. */
    isAlive: ({ caller, family, credentialsVersion }: SessionMark): boolean =>
      store.hasRefresh(family, clock.now()) && hasCurrentCredentials(caller, credentialsVersion),

    /** The guest customer that a usid had before its owner signed in; a basket merge takes that guest's basket. */
    findGuestOfUsid: (siteId: string, usid: string): string | undefined => store.findGuest(siteId, usid),

    getKeys: () => accessTokens.getKeys()
  }
}

export type Sessions = ReturnType<typeof createSessions>

import type { Clock } from '../clock'
import type { Caller } from './caller'
import type { SessionStore } from '../../storage/sqlite/sessions'
import { ACCESS_TOKEN_LIFETIME, ISSUER, type AccessTokens } from './access-tokens'
import { hashToken } from './issue-tokens'
import { findClient, listScopes, SLAS_TENANT } from './slas-clients'
import type { VerifyToken } from './token-check'

type TokenType = 'access_token' | 'refresh_token'

/** Response to "is this token still good?" (RFC 7662); times in seconds since the epoch. */
type TokenInspection =
  | { active: false }
  | {
      active: true
      token_type: TokenType
      client_id: string
      sub: string
      iss: string
      scope: string
      exp: number
      iat?: number
      usid: string
      customer_id: string
      channel_id: string
    }

type Bearer = Pick<Caller, 'clientId' | 'usid' | 'customerId' | 'siteId'>

function describe(type: TokenType, bearer: Bearer, expiresAt: number): TokenInspection {
  const { clientId, usid, customerId, siteId } = bearer
  const exp = Math.floor(expiresAt / 1000)
  return {
    active: true,
    token_type: type,
    client_id: clientId,
    sub: `cc-slas::${SLAS_TENANT}::scid:${clientId}::usid:${usid}`,
    iss: ISSUER,
    scope: listScopes({ isPrivate: findClient(clientId)?.isPrivate === true }).join(' '),
    exp,
    ...(type === 'access_token' ? { iat: exp - ACCESS_TOKEN_LIFETIME } : {}),
    usid,
    customer_id: customerId,
    channel_id: siteId
  }
}

/** Looking into tokens and ending them on behalf of a private client. */
export function createTokenInspection(services: {
  store: SessionStore
  accessTokens: AccessTokens
  verify: VerifyToken
  hasCurrentCredentials: (caller: Caller, version: number) => boolean
  /** Ends every token of one sign-in. */
  endFamily: (family: string) => void
  clock: Clock
}) {
  const { store, accessTokens, verify, hasCurrentCredentials, endFamily, clock } = services

  async function inspectAccess(token: string): Promise<TokenInspection> {
    const check = await accessTokens.check(token)
    const isAlive = check.outcome === 'valid' && (await verify(token)).outcome === 'valid'
    if (!isAlive) return { active: false }
    return describe('access_token', check.claims.caller, check.claims.expiresAt)
  }

  function inspectRefresh(token: string): TokenInspection {
    const found = store.findRefresh(hashToken(token))
    if (!found || found.spent || found.expiresAt <= clock.now()) return { active: false }
    const { grant, expiresAt } = found
    const isCurrent = hasCurrentCredentials(
      { ...grant, registered: grant.login !== undefined },
      grant.credentialsVersion
    )
    return isCurrent ? describe('refresh_token', grant, expiresAt) : { active: false }
  }

  return {
    /** Whether a token still works and for whom; the hint only says where to look first. */
    async introspect(token: string, hint?: TokenType): Promise<TokenInspection> {
      if (hint !== 'refresh_token') {
        const access = await inspectAccess(token)
        if (access.active) return access
      }
      const refresh = inspectRefresh(token)
      return refresh.active || hint !== 'refresh_token' ? refresh : inspectAccess(token)
    },

    /** Ends the sign-in that an access or a refresh token belongs to; an unknown token has ended already (RFC 7009). */
    async revoke(token: string): Promise<void> {
      const check = await accessTokens.check(token)
      const family =
        check.outcome === 'valid' ? check.claims.family : store.findRefresh(hashToken(token))?.grant.family
      if (family !== undefined) endFamily(family)
    }
  }
}

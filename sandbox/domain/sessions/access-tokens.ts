import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { errors, exportJWK, jwtVerify, SignJWT, type JWK } from 'jose'
import type { Clock } from '../clock'
import type { Caller } from './caller'
import type { RefreshGrant, SessionStore } from '../../storage/sqlite/sessions'
import { findClient, listScopes, SHORT_CODE, SLAS_TENANT } from './slas-clients'

/** Life of an access token in seconds. */
export const ACCESS_TOKEN_LIFETIME = 1_800
const ALGORITHM = 'ES256'
export const ISSUER = `slas/prod/${SLAS_TENANT}`
/** Checked signatures that are remembered; a page load repeats the same token many times. */
const MEMORY_SIZE = 1_000

/** Claims of an access token beyond the caller. */
interface AccessClaims {
  caller: Caller
  /** All tokens of one sign-in share it, so that logout can end them together. */
  family: string
  credentialsVersion: number
  /** Milliseconds since the epoch. */
  expiresAt: number
}

type AccessCheck =
  | { outcome: 'valid'; claims: AccessClaims }
  | { outcome: 'expired'; expiredAt: number }
  | { outcome: 'invalid' }

/** Claims are read by position, so their order is part of the format. */
function buildIdentity(grant: RefreshGrant): string {
  const { login, customerId, guestCustomerId, siteId, provider = 'ecom', isPasswordless } = grant
  if (login === undefined) return `uido:slas::upn:Guest::uidn:Guest User::gcid:${customerId}::chid:${siteId}`
  const flow = isPasswordless ? '::login:pwdless' : ''
  return `uido:${provider}::upn:${login}::uidn:${login}::gcid:${guestCustomerId}::rcid:${customerId}::chid:${siteId}${flow}`
}

function loadKey(store: SessionStore): { kid: string; privateKey: KeyObject; publicKey: KeyObject } {
  let stored = store.findSigningKey()
  if (!stored) {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    stored = { kid: 'sandbox-1', privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() }
    store.addSigningKey(stored.kid, stored.privateKey)
  }
  const privateKey = createPrivateKey(stored.privateKey)
  return { kid: stored.kid, privateKey, publicKey: createPublicKey(privateKey) }
}

/** Signs and checks access tokens with a key pair that lives in the database and so outlives a restart. */
export function createAccessTokens(store: SessionStore, clock: Clock) {
  const { kid, privateKey, publicKey } = loadKey(store)
  const remembered = new Map<string, AccessClaims>()

  const sign = (payload: Record<string, unknown>, issuedAt: number) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid })
      .setIssuer(ISSUER)
      .setIssuedAt(issuedAt)
      .setNotBefore(issuedAt - 30)
      .setExpirationTime(issuedAt + ACCESS_TOKEN_LIFETIME)
      .sign(privateKey)

  async function readToken(token: string): Promise<AccessCheck> {
    try {
      const { payload } = await jwtVerify<Caller & { fam: string; crv: number }>(token, publicKey, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        requiredClaims: ['sub', 'isb', 'exp'],
        currentDate: new Date(clock.now())
      })
      const { siteId, customerId, usid, registered, clientId } = payload
      const claims: AccessClaims = {
        caller: { siteId, customerId, usid, registered, clientId },
        family: payload.fam,
        credentialsVersion: payload.crv,
        expiresAt: (payload.exp ?? 0) * 1000
      }
      if (remembered.size >= MEMORY_SIZE) remembered.clear()
      remembered.set(token, claims)
      return { outcome: 'valid', claims }
    } catch (error) {
      if (!(error instanceof errors.JWTExpired)) return { outcome: 'invalid' }
      return { outcome: 'expired', expiredAt: (error.payload.exp ?? 0) * 1000 }
    }
  }

  return {
    /** Signs the access token and the id token of one grant. */
    async issue(grant: RefreshGrant): Promise<{ accessToken: string; idToken: string }> {
      const issuedAt = Math.floor(clock.now() / 1000)
      const { siteId, customerId, usid, clientId, family, credentialsVersion, dnt } = grant
      const accessToken = await sign(
        {
          aut: 'GUID',
          sub: `cc-slas::${SLAS_TENANT}::scid:${clientId}::usid:${usid}`,
          isb: buildIdentity(grant),
          ctx: 'slas',
          sty: 'User',
          isg: grant.login === undefined,
          scp: listScopes({ isPrivate: findClient(clientId)?.isPrivate === true }).join(' '),
          aud: `commercecloud/prod/${SHORT_CODE}`,
          dnt,
          siteId,
          customerId,
          usid,
          registered: grant.login !== undefined,
          clientId,
          fam: family,
          crv: credentialsVersion
        },
        issuedAt
      )
      const idToken = await sign({ sub: customerId, aud: clientId, usid }, issuedAt)
      return { accessToken, idToken }
    },

    /** Checks signature and time; whether the session was ended meanwhile is for the sessions to say. */
    async check(token: string): Promise<AccessCheck> {
      const known = remembered.get(token)
      if (!known) return readToken(token)
      return known.expiresAt > clock.now()
        ? { outcome: 'valid', claims: known }
        : { outcome: 'expired', expiredAt: known.expiresAt }
    },

    /** Public keys, for clients that check tokens themselves. */
    async getKeys(): Promise<{ keys: JWK[] }> {
      return { keys: [{ ...(await exportJWK(publicKey)), kid, alg: ALGORITHM, use: 'sig' }] }
    }
  }
}

export type AccessTokens = ReturnType<typeof createAccessTokens>

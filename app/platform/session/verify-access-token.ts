import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose'
import { findFailureCode } from '../http/failures'
import { PlatformError } from '../http/platform-error'
import { createBoundedFetch } from '../http/read-text'
import type { Fetch } from '../http/send-request'
import { isOwnToken, type TokenOwner } from './check-tokens'
import { parseAccessToken, type AccessTokenClaims } from './access-token'

/** Undefined for a token that is not the platform's, expired, or made for another site or client. */
export type VerifyAccessToken = (
  siteId: string | undefined,
  token: string
) => Promise<AccessTokenClaims | undefined>

const KEYS_DEADLINE_MS = 3_000
const MOST_BYTES = 256 * 1024
/** The platform rotates its keys rarely, and an unknown one is fetched at once. */
const KEEP_KEYS_MS = 60 * 60_000

/**
 * Checks the signature of access tokens against the login service's published keys, which
 * are fetched once and cached. Does not know about sessions that have ended since.
 *
 * @throws PlatformError (as a rejection) when the keys cannot be read.
 */
export function createTokenVerifier(
  owner: Omit<TokenOwner, 'siteId'> & { origin: string },
  send: Fetch = fetch,
  platformNow: () => number = Date.now
): VerifyAccessToken {
  const path = `/shopper/auth/v1/organizations/${encodeURIComponent(owner.organizationId)}/oauth2/jwks`
  const keys = createRemoteJWKSet(new URL(owner.origin + path), {
    timeoutDuration: KEYS_DEADLINE_MS,
    cacheMaxAge: KEEP_KEYS_MS,
    [customFetch]: createBoundedFetch(send, 'getJwksUri', MOST_BYTES)
  })
  const issuer = `slas/prod/${owner.organizationId.replace(/^f_ecom_/, '')}`

  return async (siteId, token) => {
    try {
      await jwtVerify(token, keys, {
        issuer,
        requiredClaims: ['sub', 'isb', 'exp'],
        currentDate: new Date(platformNow())
      })
      const claims = parseAccessToken(token)
      return isOwnToken({ ...owner, siteId: siteId ?? claims.siteId }, token) ? claims : undefined
    } catch (error) {
      if (isRefusal(error)) return undefined
      throw new PlatformError({
        kind: 'network',
        operation: 'getJwksUri',
        origin: owner.origin,
        code: findFailureCode(error),
        detail: 'the keys cannot be read'
      })
    }
  }
}

/** Errors of the token itself, as opposed to a failure to fetch the keys. */
const isRefusal = (error: unknown) =>
  error instanceof errors.JWTInvalid ||
  error instanceof errors.JWTExpired ||
  error instanceof errors.JWTClaimValidationFailed ||
  error instanceof errors.JWSInvalid ||
  error instanceof errors.JWSSignatureVerificationFailed ||
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JOSEAlgNotAllowed ||
  error instanceof errors.JOSENotSupported

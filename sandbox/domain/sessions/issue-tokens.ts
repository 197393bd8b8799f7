import { createHash } from 'node:crypto'
import type { Clock } from '../clock'
import type { Ids } from '../ids'
import type { RefreshGrant, SessionStore } from '../../storage/sqlite/sessions'
import { ACCESS_TOKEN_LIFETIME, type AccessTokens } from './access-tokens'

const DAY = 86_400
/** Lives of refresh tokens in seconds. */
export const REGISTERED_REFRESH_LIFETIME = 90 * DAY
const GUEST_REFRESH_LIFETIME = 30 * DAY

/** SLAS's response to a token call, in its own field names. */
export interface TokenAnswer {
  access_token: string
  id_token: string
  refresh_token: string
  idp_access_token: string
  expires_in: number
  refresh_token_expires_in: number
  token_type: 'Bearer'
  usid: string
  customer_id: string
  enc_user_id: string
}

/** Refresh tokens are stored as hashes, so that the database reveals no token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** MD5 in capitals is the platform's format; it names a shopper to analytics and protects nothing. */
const hashUserId = (login: string) => createHash('md5').update(login).digest('hex').toUpperCase()

/** The same for everybody who has not signed in. */
const encodeUserId = (login: string | undefined) => hashUserId(login?.toLowerCase() ?? 'Guest')

/** The response of a logout: the ended tokens. */
export const describeEndedTokens = (
  { customerId, usid }: Pick<RefreshGrant, 'customerId' | 'usid'>,
  { accessToken, refreshToken, login }: { accessToken: string; refreshToken: string; login?: string }
): TokenAnswer => ({
  access_token: accessToken,
  id_token: '',
  refresh_token: refreshToken,
  idp_access_token: accessToken,
  expires_in: 0,
  refresh_token_expires_in: 0,
  token_type: 'Bearer',
  usid,
  customer_id: customerId,
  enc_user_id: encodeUserId(login)
})

/** Issues the tokens of one grant; with `keep`, a private client's refresh token stays as it is. */
export function createTokenIssuer(services: {
  store: SessionStore
  accessTokens: AccessTokens
  clock: Clock
  ids: Ids
}) {
  const { store, accessTokens, clock, ids } = services

  return async (
    grant: RefreshGrant,
    keep?: { refreshToken: string; expiresAt: number }
  ): Promise<TokenAnswer> => {
    const life = grant.login === undefined ? GUEST_REFRESH_LIFETIME : REGISTERED_REFRESH_LIFETIME
    const refreshToken = keep?.refreshToken ?? ids.next('token')
    if (!keep) store.addRefresh(hashToken(refreshToken), grant, clock.now() + life * 1000)
    const { accessToken, idToken } = await accessTokens.issue(grant)
    return {
      access_token: accessToken,
      id_token: idToken,
      refresh_token: refreshToken,
      idp_access_token: accessToken,
      expires_in: ACCESS_TOKEN_LIFETIME,
      refresh_token_expires_in: keep ? Math.floor((keep.expiresAt - clock.now()) / 1000) : life,
      token_type: 'Bearer',
      usid: grant.usid,
      customer_id: grant.customerId,
      enc_user_id: encodeUserId(grant.login)
    }
  }
}

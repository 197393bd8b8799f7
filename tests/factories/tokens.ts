import type { TokenSet } from '../../app/platform/session/slas-client'

interface TokenParts {
  siteId?: string
  /** Seconds until the token expires. */
  life?: number
  /** Milliseconds since the epoch. */
  now?: number
  registered?: boolean
  /** Distinguishes shoppers. */
  mark?: string
  /** Distinguishes tokens of one shopper. */
  turn?: string
  /** The client that it was issued to; the shop's public one by default. */
  client?: string
}

/** The shop's public client, for which its tokens are issued. */
const CLIENT = '11111111-2222-4333-8444-555555555555'

/** An access token with the platform's claims, without a signature. */
export function buildAccessToken({
  siteId = 'jasmin',
  life = 1800,
  now = Date.now(),
  registered = false,
  mark = 'a',
  turn = '',
  client = CLIENT
}: TokenParts = {}): string {
  const isb = registered
    ? `uido:ecom::upn:lina@example.com::uidn:Lina::gcid:guest-${mark}::rcid:customer-${mark}::chid:${siteId}`
    : `uido:slas::upn:Guest::uidn:Guest User::gcid:guest-${mark}::chid:${siteId}`
  return buildJwt(
    {
      sub: `cc-slas::sbox_001::scid:${client}::usid:usid-${mark}`,
      isb,
      iat: Math.floor(now / 1000),
      exp: Math.floor(now / 1000) + life
    },
    mark + turn
  )
}

/** A token with any payload; `mark` is its fake signature. */
export const buildJwt = (payload: object, mark = 'a'): string =>
  ['header', JSON.stringify(payload), mark.padStart(40, '-')]
    .map(part => Buffer.from(part).toString('base64url'))
    .join('.')

export const buildTokenSet = (parts: TokenParts = {}): TokenSet => ({
  accessToken: buildAccessToken(parts),
  refreshToken: `refresh-${parts.mark ?? 'a'}${parts.turn ?? ''}`,
  refreshTokenExpiresIn: 30 * 86_400,
  usid: `usid-${parts.mark ?? 'a'}`,
  customerId: `${parts.registered ? 'customer' : 'guest'}-${parts.mark ?? 'a'}`
})

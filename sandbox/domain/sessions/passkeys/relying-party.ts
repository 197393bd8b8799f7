import type { IsShopOrigin } from '../../sites/shop-origins'
import { SlasError } from '../slas-error'
import type { PublicKeyCredentialJson } from './credential-json'

/** Time for one ceremony in milliseconds; the challenge ends with it. */
export const CEREMONY_LIFETIME = 5 * 60_000

/** Whom passkeys are for: a host name, and the origins whose pages may use them. */
export interface RelyingParty {
  id: string
  isShopOrigin: IsShopOrigin
}

/** The host of the first redirect URI; without one this machine, on any port. */
export const createRelyingParty = (redirectUris: string[], isShopOrigin: IsShopOrigin): RelyingParty => ({
  id: redirectUris[0] === undefined ? 'localhost' : new URL(redirectUris[0]).hostname,
  isShopOrigin
})

/** WebAuthn's checks; loaded with the first passkey, because few visits of the sandbox have one. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

export const invalidPasskey = (why: string) => new SlasError(401, `invalid passkey: ${why}`)

/** Challenge and origin that the browser has signed. */
export function readClientData({ response }: PublicKeyCredentialJson): { challenge: string; origin: string } {
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
    const { challenge, origin } = data as Record<string, unknown>
    if (typeof challenge === 'string' && typeof origin === 'string') return { challenge, origin }
  } catch {
    // Refused below, like JSON without the two.
  }
  throw new SlasError(400, 'bad request: credential.response.clientDataJSON: not readable')
}

/** The origin to verify against; throws 401 for pages of others. */
export function requireOrigin({ isShopOrigin }: RelyingParty, origin: string): string {
  if (!isShopOrigin(origin)) throw invalidPasskey('the origin is not allowed')
  return origin
}

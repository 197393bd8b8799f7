import { timingSafeEqual } from 'node:crypto'

export const ORGANIZATION_ID = 'f_ecom_sbox_001'
export const SHORT_CODE = 'sandbox1'
export const SLAS_TENANT = 'sbox_001'
export const PUBLIC_CLIENT_ID = '11111111-2222-4333-8444-555555555555'
export const PRIVATE_CLIENT_ID = '99999999-2222-4333-8444-555555555555'
/** Worth nothing outside of this sandbox; the console shows it. */
const PRIVATE_CLIENT_SECRET = 'sandbox-secret'
export const REDIRECT_URI = 'http://localhost:3000/callback'

/** An API client registered with SLAS. A private one proves itself with a secret, a public one with PKCE. */
export interface SlasClient {
  clientId: string
  isPrivate: boolean
}

const SHOPPER_SCOPES = [
  'sfcc.shopper-myaccount.rw',
  'sfcc.shopper-baskets-orders.rw',
  'sfcc.shopper-products',
  'sfcc.shopper-product-search',
  'sfcc.shopper-categories',
  'sfcc.shopper-promotions',
  'sfcc.shopper-experience',
  'sfcc.shopper-stores',
  'sfcc.shopper-seo',
  'sfcc.shopper-configurations',
  'sfcc.shopper-delivery-estimates',
  'sfcc.shopper-consents',
  'sfcc.shopper-consents.rw'
]

/**
 * Scopes of a client; passkeys need `sfcc.pwdless_login`, and other shoppers' contexts are for private clients
 * (requirement 13.2).
 */
export function listScopes(client: Pick<SlasClient, 'isPrivate'>): string[] {
  const scopes = ['openid', 'offline_access', ...SHOPPER_SCOPES, 'sfcc.pwdless_login']
  return client.isPrivate ? [...scopes, 'sfcc.shopper-context.rw'] : scopes
}

export function findClient(clientId: string): SlasClient | undefined {
  if (clientId === PUBLIC_CLIENT_ID) return { clientId, isPrivate: false }
  if (clientId === PRIVATE_CLIENT_ID) return { clientId, isPrivate: true }
  return undefined
}

/** Whether the secret is the private client's, compared in constant time. */
export function isClientSecret(secret: string): boolean {
  const given = Buffer.from(secret)
  const known = Buffer.from(PRIVATE_CLIENT_SECRET)
  return given.length === known.length && timingSafeEqual(given, known)
}

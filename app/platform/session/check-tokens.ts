import { jwtDecode } from 'jwt-decode'
import { PlatformError } from '../http/platform-error'
import { parseAccessToken } from './access-token'

/** Site, tenant and client that the tokens have to belong to. */
export interface TokenOwner {
  siteId: string
  organizationId: string
  clientId: string
  /** The shop's private client, which begins sessions of its own (decision 46). */
  privateClientId?: string
}

/** The shopper that a response names besides the token. */
interface ShopperTokens {
  accessToken: string
  usid: string
  customerId: string
}

/**
 * The platform's response was for another shopper. The title is what
 * features check for (requirements 9.1 and 13.3).
 */
export const createSlasError = (operation: string, title: string): PlatformError =>
  new PlatformError({ kind: 'fault', operation, status: 400, type: 'slas-error', title, detail: title })

export const TOKEN_MISMATCH = 'SLAS Error: Token mismatch'

/**
 * Compares the claims of an access token with the response it came in, and with who
 * asked: site, tenant, client, usid and customer (requirement 13.2).
 *
 * @throws PlatformError 400 `SLAS Error: Token mismatch`.
 */
export function checkTokens(operation: string, owner: TokenOwner, tokens: ShopperTokens): void {
  if (!isOwnToken(owner, tokens.accessToken)) throw createSlasError(operation, TOKEN_MISMATCH)
  const claims = parseAccessToken(tokens.accessToken)
  if (claims.usid !== tokens.usid || claims.customerId !== tokens.customerId)
    throw createSlasError(operation, TOKEN_MISMATCH)
}

/** True when the token can be parsed and was issued for this site, our tenant and one of our clients. */
export function isOwnToken(owner: TokenOwner, accessToken: string): boolean {
  const { siteId, organizationId, clientId, privateClientId } = owner
  try {
    const { tenant, client } = readIssue(accessToken)
    return (
      parseAccessToken(accessToken).siteId === siteId &&
      tenant === organizationId.replace(/^f_ecom_/, '') &&
      client !== undefined &&
      [clientId, privateClientId].includes(client)
    )
  } catch {
    return false
  }
}

/** True when this client, which alone may renew and end it, has begun the session of a token. */
export const isTokenOf = (clientId: string | undefined, accessToken: string): boolean =>
  clientId !== undefined && readIssue(accessToken).client === clientId

/** The tenant and the client that a token was issued to. */
function readIssue(accessToken: string): { tenant?: string; client?: string } {
  const [, tenant, client] = (jwtDecode<{ sub?: string }>(accessToken).sub ?? '').split('::')
  return { tenant, client: client?.startsWith('scid:') ? client.slice('scid:'.length) : undefined }
}

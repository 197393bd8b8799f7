import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import { isPlatformError, PlatformError } from '../../platform/http/platform-error'
import { HTML, sendRequest, type Send } from '../../platform/http/send-request'
import { createSlasError } from '../../platform/session/check-tokens'
import type { Credentials, LoginOptions, SlasClient, TokenSet } from '../../platform/session/slas-client'

/** A customer counts as new when the last login is less than this after creation, in milliseconds (requirement 9.1). */
const NEW_CUSTOMER_MS = 2_000

interface LoggedInCustomer {
  tokens: TokenSet
  isNewCustomer: boolean
}

interface LoginParts {
  slas: Pick<SlasClient, 'login' | 'logout'>
  send: Send
  /** Where SCAPI hangs. */
  scapiOrigin: string
  organizationId: string
}

/**
 * Logs a customer in and makes sure that it is the one who typed: the e-mail must equal
 * the customer's login, case-insensitively (requirement 13.2).
 *
 * @throws PlatformError `invalid-credentials` (401) without a word on whether the account
 *   exists; `SLAS Error` (400) for another customer than the one who typed; otherwise
 *   the service's status and message. In each case no session is left behind.
 */
export async function logInCustomer(
  parts: LoginParts,
  siteId: string,
  credentials: Credentials,
  options: LoginOptions
): Promise<LoggedInCustomer> {
  const tokens = await parts.slas.login(siteId, credentials, options).catch(hideReason)
  try {
    const customer = await readCustomer(parts, siteId, tokens)
    if (customer.login?.toLowerCase() !== credentials.email.trim().toLowerCase())
      throw createSlasError('authenticateCustomer', 'SLAS Error')
    return { tokens, isNewCustomer: isNewCustomer(customer) }
  } catch (error) {
    // These tokens are not stored, so they must become invalid.
    parts.slas.logout(siteId, tokens).catch(() => undefined)
    throw error
  }
}

/** One answer for a wrong password, an unknown account and a disabled one. */
function hideReason(error: unknown): never {
  // The 401 page of a proxy in between says nothing about a password.
  if (!isPlatformError(error, 401) || error.code === HTML) throw error
  throw new PlatformError({
    kind: 'fault',
    operation: 'authenticateCustomer',
    status: 401,
    type: 'invalid-credentials',
    title: 'Unauthorized',
    detail: 'Unauthorized'
  })
}

const readCustomer = async (
  { send, scapiOrigin, organizationId }: LoginParts,
  siteId: string,
  { accessToken, customerId }: TokenSet
) => {
  const family = `${scapiOrigin}/customer/shopper-customers/v1/organizations/${encodeURIComponent(organizationId)}`
  return (await sendRequest(send, {
    operation: 'getCustomer',
    url: `${family}/customers/${encodeURIComponent(customerId)}?siteId=${encodeURIComponent(siteId)}`,
    headers: { authorization: `Bearer ${accessToken}` }
  })) as ShopperCustomersTypes.Customer
}

function isNewCustomer({ creationDate, lastLoginTime }: ShopperCustomersTypes.Customer): boolean {
  if (!creationDate || !lastLoginTime) return false
  return Date.parse(lastLoginTime) - Date.parse(creationDate) < NEW_CUSTOMER_MS
}

import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import { sendRequest } from '../../platform/http/send-request'
import { createSlasError } from '../../platform/session/check-tokens'
import type { TokenSet } from '../../platform/session/slas-client'
import type { SessionParts } from '../endpoints/endpoint-parts'

/** A customer counts as new when the last login is less than this after creation, in milliseconds (requirement 9.1). */
const NEW_CUSTOMER_MS = 2_000

type CustomerParts = Pick<SessionParts, 'slas' | 'send' | 'settings'>

/**
 * Reads the customer of these tokens and checks that the typed e-mail address is their login, case-insensitively
 * (requirement 13.2).
 *
 * @param login the typed e-mail address; undefined for logins without one.
 * @throws PlatformError `SLAS Error` (400) for another customer, otherwise the platform's status and message. The
 *   tokens are ended then.
 */
export async function checkCustomer(
  parts: CustomerParts,
  siteId: string,
  tokens: TokenSet,
  login?: string
): Promise<{ isNewCustomer: boolean; isPasswordOff: boolean; devices: unknown }> {
  try {
    const customer = await readCustomer(parts, siteId, tokens)
    if (login !== undefined && customer.login?.toLowerCase() !== login.trim().toLowerCase())
      throw createSlasError('authenticateCustomer', 'SLAS Error')
    return {
      isNewCustomer: isNewCustomer(customer),
      isPasswordOff: customer.c_passwordOff === true,
      devices: customer.c_devices
    }
  } catch (error) {
    // These tokens are not stored, so they must become invalid.
    parts.slas.logout(siteId, tokens).catch(() => undefined)
    throw error
  }
}

const readCustomer = async (
  { send, settings: { scapiOrigin, config } }: CustomerParts,
  siteId: string,
  { accessToken, customerId }: TokenSet
) => {
  const organization = encodeURIComponent(config.commerce.organizationId)
  const family = `${scapiOrigin}/customer/shopper-customers/v1/organizations/${organization}`
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

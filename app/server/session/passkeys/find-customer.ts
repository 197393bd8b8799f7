import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import type { Request } from 'express'
import { PlatformError } from '../../../platform/http/platform-error'
import { sendRequest } from '../../../platform/http/send-request'
import { LOGIN_NEEDED } from '../../../platform/session/passkeys'
import { FRESH_LOGIN_REQUIRED } from '../../../platform/session/session'
import type { SessionParts } from '../../endpoints/endpoint-parts'
import { isLoginFresh } from '../fresh-login'
import { readStoredSession } from '../session-cookies'

type Customer = ShopperCustomersTypes.Customer
type CustomerParts = Pick<SessionParts, 'verify' | 'settings' | 'send'>

/** A customer and the means to read and change their record. */
interface SignedInCustomer {
  customerId: string
  accessToken: string
}

/**
 * The customer of the request's session, by the token that the platform has signed.
 *
 * @throws PlatformError `login-needed` (401) for guests and for tokens that have expired.
 */
export async function requireCustomer(
  { verify, settings }: CustomerParts,
  req: Request,
  siteId: string
): Promise<SignedInCustomer & { isFresh: boolean }> {
  const { accessToken } = readStoredSession(req, siteId, settings.config)
  const claims = accessToken === undefined ? undefined : await verify(siteId, accessToken)
  if (accessToken === undefined || claims?.authType !== 'registered')
    throw new PlatformError({
      kind: 'fault',
      operation: 'passkeys',
      status: 401,
      type: LOGIN_NEEDED,
      title: 'Unauthorized',
      detail: 'Unauthorized'
    })
  return { accessToken, customerId: claims.customerId, isFresh: isLoginFresh(req, settings, claims) }
}

/** The same for a change: @throws PlatformError `FRESH_LOGIN_REQUIRED` (403) after an old login (requirement 14.7). */
export async function requireFreshCustomer(
  parts: CustomerParts,
  req: Request,
  siteId: string
): Promise<SignedInCustomer> {
  const customer = await requireCustomer(parts, req, siteId)
  if (customer.isFresh) return customer
  throw new PlatformError({
    kind: 'fault',
    operation: 'passkeys',
    status: 403,
    type: FRESH_LOGIN_REQUIRED,
    title: 'The customer has to log in again'
  })
}

function buildRequest({ settings }: CustomerParts, siteId: string, customer: SignedInCustomer, path = '') {
  const organization = encodeURIComponent(settings.config.commerce.organizationId)
  const family = `${settings.scapiOrigin}/customer/shopper-customers/v1/organizations/${organization}`
  return {
    url: `${family}/customers/${encodeURIComponent(customer.customerId)}${path}?siteId=${encodeURIComponent(siteId)}`,
    headers: { authorization: `Bearer ${customer.accessToken}` }
  }
}

export const readCustomer = async (parts: CustomerParts, siteId: string, customer: SignedInCustomer) =>
  (await sendRequest(parts.send, {
    operation: 'getCustomer',
    ...buildRequest(parts, siteId, customer)
  })) as Customer

export const updateCustomer = async (
  parts: CustomerParts,
  siteId: string,
  customer: SignedInCustomer,
  body: Partial<Customer>
) =>
  void (await sendRequest(parts.send, {
    operation: 'updateCustomer',
    method: 'PATCH',
    body,
    ...buildRequest(parts, siteId, customer)
  }))

/** Ends all sessions of the customer. */
export const changePassword = async (
  parts: CustomerParts,
  siteId: string,
  customer: SignedInCustomer,
  body: { currentPassword: string; password: string }
) =>
  void (await sendRequest(parts.send, {
    operation: 'updateCustomerPassword',
    method: 'PUT',
    body,
    ...buildRequest(parts, siteId, customer, '/password')
  }))

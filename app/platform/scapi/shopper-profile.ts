import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import type { BareStatus } from '../http/send-request'
import { scapiFamily } from './scapi-family'
import { CUSTOMERS_ROOT, type OfCustomer } from './shopper-customers'

export type PlatformCustomer = ShopperCustomersTypes.Customer
export type PlatformRegistration = ShopperCustomersTypes.CustomerRegistration
type PlatformOrderPage = ShopperCustomersTypes.CustomerOrderResult

/**
 * Shopper Customers: registration, profile, password and the history of orders (requirement 13.1).
 * Problems are thrown, as everywhere.
 *
 * A forgotten password: `getResetPasswordToken` returns the token to its caller and sends no mail, so
 * a platform allows it to trusted clients only. The mail comes from the older API's
 * `customers/password_reset` (`identification`, type `email`), see `ocapiCustomers.resetPassword`; the
 * token in its link is spent by the controller `Account-SaveNewPassword`, or by `resetPassword` here.
 */
interface ShopperProfile {
  registerCustomer(parameters: object, body: PlatformRegistration): Promise<PlatformCustomer>
  getCustomer(parameters: OfCustomer): Promise<PlatformCustomer>
  /** Updates the given fields; null clears one. */
  updateCustomer(
    parameters: OfCustomer,
    body: { [Field in keyof PlatformCustomer]?: PlatformCustomer[Field] | null }
  ): Promise<PlatformCustomer>
  updateCustomerPassword(
    parameters: OfCustomer,
    body: { password: string; currentPassword: string }
  ): Promise<BareStatus>
  getResetPasswordToken(
    parameters: object,
    body: { login: string }
  ): Promise<Partial<ShopperCustomersTypes.ResetPasswordToken>>
  resetPassword(
    parameters: object,
    body: { login: string; resetToken: string; newPassword: string }
  ): Promise<BareStatus>
  /** Newest first, 10 by default. */
  getCustomerOrders(parameters: OfCustomer & { offset?: number; limit?: number }): Promise<PlatformOrderPage>
}

export const shopperProfile = scapiFamily<ShopperProfile>(
  CUSTOMERS_ROOT,
  {
    registerCustomer: 'POST /customers body',
    getCustomer: 'GET /customers/{customerId}',
    updateCustomer: 'PATCH /customers/{customerId} body',
    updateCustomerPassword: 'PUT /customers/{customerId}/password body',
    getResetPasswordToken: 'POST /customers/password/actions/create-reset-token body',
    resetPassword: 'POST /customers/password/actions/reset body',
    getCustomerOrders: 'GET /customers/{customerId}/orders?offset=0&limit=10'
  },
  { locale: false }
)

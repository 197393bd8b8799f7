/** A refusal of the customers domain; the protocol gives each its status and title. */
export type CustomerErrorName =
  | 'login-already-in-use'
  | 'invalid-password'
  | 'invalid-current-password'
  | 'login-needs-password'
  | 'invalid-reset-token'
  | 'customer-not-found'
  | 'address-id-already-in-use'
  | 'customer-address-not-found'
  | 'payment-instrument-not-found'
  | 'payment-instrument-no-card'
  | 'product-list-not-found'
  | 'product-list-item-not-found'
  | 'product-list-product-id-missing'
  | 'product-list-product-not-found'
  | 'product-list-search-term'
  | 'payment-resource-refused'
  | 'standing-order-invalid'
  | 'too-many-entries'
  | 'invalid-link-ticket'
  | 'provider-account-in-use'
  | 'provider-account-not-found'
  | 'last-way-to-sign-in'
  | 'invalid-code'
  | 'too-many-codes'
  | 'address-not-confirmed'
  | 'password-needed'
  | 'guest-order-not-found'

export class CustomerError extends Error {
  constructor(
    readonly reason: CustomerErrorName,
    detail: string
  ) {
    super(detail)
    this.name = 'CustomerError'
  }
}

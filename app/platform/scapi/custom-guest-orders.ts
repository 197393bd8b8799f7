import { scapiFamily } from './scapi-family'

/** The shop's own API for orders that a customer has placed as a guest (decision 46). */
interface CustomGuestOrders {
  /** How many there are with the customer's address; none before a code has confirmed it in this session. */
  getGuestOrders(parameters: object): Promise<{ c_isConfirmed?: boolean; c_total?: number }>
  /**
   * Gives one of them to the customer, or all; answers their numbers.
   *
   * @throws PlatformError `address-not-confirmed` (403), `password-needed` or `invalid-current-password` (403) for an
   *   account that has a password and no passkey, or `guest-order-not-found` (404) for any other order.
   */
  takeGuestOrders(
    parameters: object,
    body: { c_orderNo?: string; c_password?: string }
  ): Promise<{ c_orderNos?: string[] }>
}

export const customGuestOrders = scapiFamily<CustomGuestOrders>(
  'custom/guest-orders/v1',
  { getGuestOrders: 'GET /guest-orders', takeGuestOrders: 'POST /guest-orders body' },
  // A custom API refuses query parameters that it does not declare.
  { locale: false }
)

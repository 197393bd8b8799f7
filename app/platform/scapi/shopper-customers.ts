import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import { listOf, number, shape } from '../http/read-answer'
import { basket } from './read-basket'
import { scapiFamily } from './scapi-family'

export type PlatformCustomerBaskets = ShopperCustomersTypes.BasketsResult

export const CUSTOMERS_ROOT = 'customer/shopper-customers/v1'

/** A call about one shopper; the id comes from the token and not from the page. */
export interface OfCustomer {
  customerId: string
}

/**
 * Shopper Customers: the operations that nearly every page needs. Profile, address book and product lists are
 * families of their own. None of them has a locale (requirement 13.1).
 */
export interface ShopperCustomers {
  getCustomerBaskets(parameters: OfCustomer): Promise<PlatformCustomerBaskets>
}

export const shopperCustomers = scapiFamily<ShopperCustomers>(
  CUSTOMERS_ROOT,
  { getCustomerBaskets: 'GET /customers/{customerId}/baskets' },
  { locale: false, answers: { getCustomerBaskets: shape({ total: number }, { baskets: listOf(basket) }) } }
)

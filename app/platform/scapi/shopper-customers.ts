import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import { scapiFamily } from './scapi-family'

export type PlatformCustomerBaskets = ShopperCustomersTypes.BasketsResult

/** Shopper Customers (spec 3 section 7). The shopper's id comes from the token, not from the page. */
export interface ShopperCustomers {
  getCustomerBaskets(parameters: { customerId: string }): Promise<PlatformCustomerBaskets>
}

export const shopperCustomers = scapiFamily<ShopperCustomers>(
  'customer/shopper-customers/v1',
  { getCustomerBaskets: 'GET /customers/{customerId}/baskets' },
  { locale: false }
)

import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import { requireInput } from '../http/require-input'
import { encodePart, type ScapiClient } from './scapi-client'

export type PlatformCustomerBaskets = ShopperCustomersTypes.BasketsResult

export interface ShopperCustomers {
  getCustomerBaskets(parameters: { customerId: string }): Promise<PlatformCustomerBaskets>
}

/** Shopper Customers (spec 3 section 7). The shopper's id comes from the token, not from the page. */
export function createShopperCustomers(client: ScapiClient): ShopperCustomers {
  const send = client('customer/shopper-customers/v1')
  return {
    getCustomerBaskets({ customerId }) {
      requireInput('getCustomerBaskets', { customerId })
      return send({
        operation: 'getCustomerBaskets',
        path: `/customers/${encodePart(customerId)}/baskets`
      }) as Promise<PlatformCustomerBaskets>
    }
  }
}

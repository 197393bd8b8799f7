import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import type { Customer } from '../../../domain/customers/customer'

/** A registered customer as the API shows them. */
export function mapCustomer(customer: Customer): ShopperCustomersTypes.Customer {
  return { ...customer, authType: 'registered', enabled: true }
}

/** A guest has an id and nothing else. */
export const mapGuest = (customerId: string): ShopperCustomersTypes.Customer => ({
  authType: 'guest',
  customerId
})

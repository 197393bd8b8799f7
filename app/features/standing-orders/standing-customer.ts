import type { SavedInstrument } from '../payment/payment-options'
import type { PostalAddress } from '../../person-fields/postal-address'

/** An address of the customer's address book. */
export interface StandingAddress extends PostalAddress {
  addressId: string
  isPreferred: boolean
}

/** Customer data that the account passes to standing orders. */
export interface StandingCustomer {
  addresses: StandingAddress[]
  instruments: SavedInstrument[]
}

/** How each delivery travels. */
export interface StandingDelivery {
  shippingAddress: PostalAddress
  billingAddress: PostalAddress
  shippingMethodId: string
}

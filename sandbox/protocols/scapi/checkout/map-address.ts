import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import type { Address } from '../../../domain/baskets/basket'
import { formatFullName } from '../../../domain/shipping/shipping-address'

/** An address with its `c_` attributes; the full name is made of first and last name. */
export function mapAddress(address: Address): ShopperBasketsTypes.OrderAddress {
  const { custom, ...fields } = address
  return { ...fields, fullName: formatFullName(address), ...custom }
}

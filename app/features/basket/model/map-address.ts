import type { PlatformAddress } from '../../../platform/scapi/shopper-baskets-checkout'
import type { PostalAddress } from '../../../person-fields/postal-address'

/** Maps an address of the platform; undefined for none and for one without a name or street. */
export function mapAddress(address: PlatformAddress | undefined): PostalAddress | undefined {
  if (!address?.lastName || !address.address1) return undefined
  return {
    salutation: address.salutation,
    firstName: address.firstName ?? '',
    lastName: address.lastName,
    companyName: address.companyName,
    address1: address.address1,
    address2: address.address2,
    postalCode: address.postalCode ?? '',
    city: address.city ?? '',
    stateCode: address.stateCode,
    countryCode: address.countryCode ?? '',
    phone: address.phone,
    c_vatId: typeof address.c_vatId === 'string' ? address.c_vatId : undefined
  }
}

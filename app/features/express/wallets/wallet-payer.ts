import type { PostalAddress } from '../../../person-fields/postal-address'
import type { DeviceAddress, DeviceResponse } from './payment-request'

const splitName = (name: string): { firstName: string; lastName: string } => {
  const words = name.trim().split(/\s+/)
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}

/** A wallet's address as the platform keeps it; a name is one text there, of which the last word is the last name. */
export function mapDeviceAddress(
  address: DeviceAddress,
  { payerName, payerPhone }: Pick<DeviceResponse, 'payerName' | 'payerPhone'>
): PostalAddress {
  const [address1 = '', address2] = address.addressLine ?? []
  const phone = address.phone || payerPhone
  return {
    ...splitName(address.recipient || payerName || ''),
    address1,
    postalCode: address.postalCode,
    city: address.city,
    countryCode: address.country.toUpperCase(),
    ...(address2 && { address2 }),
    ...(address.organization && { companyName: address.organization }),
    ...(address.region && { stateCode: address.region }),
    ...(phone && { phone })
  }
}

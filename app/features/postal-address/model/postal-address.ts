import { formatPackstation, PACKSTATION_COUNTRY, parsePackstation } from '../../../intl/formats/packstation'
import { formatPhone, parsePhone } from '../../../intl/formats/phone'

/** An address as it is stored; a basket's address has the same shape. */
export interface PostalAddress {
  salutation?: string
  firstName: string
  lastName: string
  address1: string
  address2?: string
  postalCode: string
  city: string
  countryCode: string
  phone?: string
}

/** An address as it is typed. */
export interface AddressValues {
  /** Station and post number in place of street, addition and country; what is typed for either stays. */
  isPackstation: boolean
  station: string
  postNumber: string
  salutation: string
  firstName: string
  lastName: string
  address1: string
  address2: string
  postalCode: string
  city: string
  countryCode: string
  phonePrefix: string
  phone: string
}

/** Members that must not be in a basket's address (requirement 3.3.7). */
const STRIPPED = [
  'id',
  'addressId',
  'addressName',
  'preferred',
  'creationDate',
  'lastModified',
  'useAsBilling'
] as const

/** An address without the address book's own members, ready to be saved to the basket. */
export function stripAddress<Given extends object>(address: Given): Omit<Given, (typeof STRIPPED)[number]> {
  const kept = Object.entries(address).filter(([key]) => !(STRIPPED as readonly string[]).includes(key))
  return Object.fromEntries(kept) as Omit<Given, (typeof STRIPPED)[number]>
}

/** The form's initial values: the known address, or empty fields for a country. */
export function toAddressValues(address: PostalAddress | undefined, defaultCountry: string): AddressValues {
  const countryCode = address?.countryCode || defaultCountry
  const { prefix, number } = parsePhone(address?.phone, countryCode)
  const locker = parsePackstation(address)
  return {
    isPackstation: locker !== undefined,
    station: locker?.station ?? '',
    postNumber: locker?.postNumber ?? '',
    salutation: address?.salutation ?? '',
    firstName: address?.firstName ?? '',
    lastName: address?.lastName ?? '',
    address1: locker ? '' : (address?.address1 ?? ''),
    address2: locker ? '' : (address?.address2 ?? ''),
    postalCode: address?.postalCode ?? '',
    city: address?.city ?? '',
    countryCode,
    phonePrefix: prefix,
    phone: number
  }
}

/** Maps the form's values to an address: trimmed, without empty fields. */
export function toAddress(values: AddressValues): PostalAddress {
  const { isPackstation, station, postNumber, phonePrefix, phone, address2, ...texts } = values
  const locker = isPackstation ? formatPackstation({ station, postNumber }) : undefined
  const trimmed = Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, text.trim()])
  ) as typeof texts
  return {
    ...trimmed,
    ...(address2.trim() ? { address2: address2.trim() } : {}),
    ...(locker && { ...locker, countryCode: PACKSTATION_COUNTRY }),
    ...(formatPhone(phonePrefix, phone) ? { phone: formatPhone(phonePrefix, phone) } : {})
  }
}

/** Whether two addresses name the same place and person. */
export const isSameAddress = (one: PostalAddress | undefined, other: PostalAddress | undefined): boolean =>
  one !== undefined && other !== undefined && JSON.stringify(toParts(one)) === JSON.stringify(toParts(other))

const toParts = (address: PostalAddress) => [
  address.firstName,
  address.lastName,
  address.address1,
  address.address2 ?? '',
  address.postalCode,
  address.city,
  address.countryCode
]

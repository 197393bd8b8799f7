import { formatPackstation, PACKSTATION_COUNTRY, parsePackstation } from '../../intl/formats/packstation'
import { formatPhone, parsePhone } from '../../intl/formats/phone'
import { readVatId } from '../../intl/formats/vat-id'
import type { PostalAddress } from '../../person-fields/postal-address'
import type { Country } from './countries-query'

/** An address as it is typed. */
export interface AddressValues {
  /** Station and post number in place of street, addition and country; typed values stay. */
  isPackstation: boolean
  station: string
  postNumber: string
  salutation: string
  firstName: string
  lastName: string
  companyName: string
  address1: string
  address2: string
  postalCode: string
  city: string
  /** Keeps the choice of one country while another country is selected. */
  stateCode: string
  countryCode: string
  phonePrefix: string
  phone: string
  vatId: string
}

/** Members that must not be in a basket's address (requirement 7.2). */
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
    companyName: address?.companyName ?? '',
    address1: locker ? '' : (address?.address1 ?? ''),
    address2: locker ? '' : (address?.address2 ?? ''),
    postalCode: address?.postalCode ?? '',
    city: address?.city ?? '',
    stateCode: address?.stateCode ?? '',
    countryCode,
    phonePrefix: prefix,
    phone: number,
    vatId: address?.c_vatId ?? ''
  }
}

/** The states that addresses of a country name. */
export const listStates = (countries: readonly Country[], countryCode: string) =>
  countries.find(({ code }) => code === countryCode)?.states ?? []

/**
 * Maps the form's values to an address: trimmed, without empty fields, with a state where the country has some.
 * A Packstation takes no company's parcels and is never billed.
 */
export function toAddress(values: AddressValues, countries: readonly Country[]): PostalAddress {
  const { salutation, firstName, lastName, address1, postalCode, city, countryCode } = values
  const needed = trimAll({ salutation, firstName, lastName, address1, postalCode, city, countryCode })
  const phone = formatPhone(values.phonePrefix, values.phone)
  const { isPackstation, station, postNumber } = values
  if (isPackstation) {
    const locker = formatPackstation({ station, postNumber })
    return { ...needed, ...locker, countryCode: PACKSTATION_COUNTRY, ...(phone && { phone }) }
  }
  const { companyName, address2 } = values
  const stateCode = listStates(countries, countryCode).length > 0 ? values.stateCode : ''
  const optional = trimAll({ companyName, address2, stateCode, phone, c_vatId: readVatId(values.vatId) })
  return { ...needed, ...Object.fromEntries(Object.entries(optional).filter(([, text]) => text)) }
}

const trimAll = <Texts extends Record<string, string | undefined>>(texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text?.trim()])) as Texts

/** Whether two addresses name the same place and person. */
export const isSameAddress = (one: PostalAddress | undefined, other: PostalAddress | undefined): boolean =>
  one !== undefined && other !== undefined && JSON.stringify(toParts(one)) === JSON.stringify(toParts(other))

/** Compares the parts of two addresses that the platform checks: street, town and country, without the names. */
export const isSamePlace = (one: PostalAddress | undefined, other: PostalAddress | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  JSON.stringify(toPlaceParts(one)) === JSON.stringify(toPlaceParts(other))

const toPlaceParts = (address: PostalAddress) => [
  address.address1,
  address.address2 ?? '',
  address.postalCode,
  address.city,
  address.stateCode ?? '',
  address.countryCode
]

const toParts = (address: PostalAddress) => [
  address.firstName,
  address.lastName,
  address.companyName ?? '',
  ...toPlaceParts(address),
  address.c_vatId ?? ''
]

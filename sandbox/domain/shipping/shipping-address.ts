import type { Country } from '../sites/country'
import { invalidField } from '../checkout-error'
import type { Address, CustomAttributes } from '../baskets/basket'
import { isPackstation } from './packstation'

/** The required fields of an order's address. */
const NEEDED = ['lastName', 'firstName', 'address1', 'city', 'postalCode', 'countryCode'] as const
const OPTIONAL = ['salutation', 'title', 'address2', 'stateCode', 'companyName', 'phone'] as const
const FIELDS = [...NEEDED, ...OPTIONAL] as const
const MAX_LENGTH = 256

export type AddressInput = Partial<Record<(typeof FIELDS)[number], string | null>> & {
  custom?: CustomAttributes
}

/**
 * An address for a basket, which takes any part of one, as the platform does. Throws an `invalid-field` error
 * that names the field for an overlong text, and for a country that is no code of two letters. The client's
 * own ids and flags are not kept.
 */
export function readAddress(input: AddressInput): Address {
  const address: Address = { custom: input.custom ?? {} }
  for (const field of FIELDS) {
    const value = input[field]?.trim()
    if (!value) continue
    if (value.length > MAX_LENGTH) throw invalidField(field, `at most ${MAX_LENGTH} characters`)
    address[field] = value
  }
  if (address.countryCode === undefined) return address
  if (!/^[a-z]{2}$/i.test(address.countryCode)) throw invalidField('countryCode', 'not a code of two letters')
  return { ...address, countryCode: address.countryCode.toUpperCase() }
}

/** First and last name, as far as they are known; undefined for neither. */
export const formatFullName = ({ firstName, lastName }: Address): string | undefined =>
  [firstName, lastName].filter(name => name !== undefined).join(' ') || undefined

/** The first field that an order still needs of an address. */
export const findMissingField = (address: Address): (typeof NEEDED)[number] | undefined =>
  NEEDED.find(field => address[field] === undefined)

/**
 * Whether a parcel can go somewhere: the site delivers to few countries, and knows what their postal codes look
 * like. The fast courier brings nothing to a Packstation.
 */
export type Destination = 'delivered' | 'packstation' | 'country-not-delivered' | 'postal-code-invalid'

/** Where an address leads, as far as it is known; before that, the site's own country is assumed. */
export function checkDestination(
  address: Pick<Address, 'address1' | 'countryCode' | 'postalCode'>,
  countries: Country[]
): Destination {
  const { countryCode, postalCode } = address
  if (countryCode === undefined) return 'delivered'
  const country = countries.find(({ code }) => code === countryCode)
  if (!country) return 'country-not-delivered'
  const pattern = country.postalCodePattern
  const isValid = !pattern || postalCode === undefined || new RegExp(pattern, 'i').test(postalCode)
  if (!isValid) return 'postal-code-invalid'
  return isPackstation(address) ? 'packstation' : 'delivered'
}

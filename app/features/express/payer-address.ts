import { isValidName } from '../../intl/formats/person-name'
import { isValidPostalCode } from '../../intl/formats/postal-code'
import { parsePackstation } from '../../intl/formats/packstation'
import type { PostalAddress } from '../../person-fields/postal-address'
import type { Country } from '../postal-address/countries-query'
import { listStates } from '../postal-address/postal-address'

/** Why a payer's address cannot be delivered to as it is. */
export type AddressProblem = 'notDelivered' | 'unclear'

/**
 * Checks an address that a provider hands over by the rules of a typed one (requirement 7.2). Undefined for one that
 * can be used. It has no salutation, which no provider knows.
 */
export function findAddressProblem(
  address: PostalAddress | undefined,
  countries: readonly Country[]
): AddressProblem | undefined {
  if (!address) return 'unclear'
  const country = countries.find(({ code }) => code === address.countryCode)
  if (!country) return 'notDelivered'
  const { firstName, lastName, address1, postalCode, city, stateCode } = address
  const isNamed = [firstName, lastName].every(name => name.trim() !== '' && isValidName(name.trim()))
  const isComplete = [address1, postalCode, city].every(text => text.trim() !== '')
  const isState =
    !country.isStateRequired || listStates(countries, country.code).some(({ code }) => code === stateCode)
  const isPlace = isComplete && isValidPostalCode(postalCode.trim(), country.postalCodePattern)
  return isNamed && isPlace && isState && !parsePackstation(address) ? undefined : 'unclear'
}

/** Initial values of the form for an unusable address: from another country only the person. */
export const buildAddressDraft = (
  address: PostalAddress,
  problem: AddressProblem,
  defaultCountry: string
): PostalAddress =>
  problem === 'unclear'
    ? address
    : {
        firstName: address.firstName,
        lastName: address.lastName,
        address1: '',
        postalCode: '',
        city: '',
        countryCode: defaultCountry
      }

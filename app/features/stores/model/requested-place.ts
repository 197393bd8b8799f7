import { findCountryCode, readPostalCode } from './country'
import type { StorePlace } from './store'

/** The query parameter of the search without scripts. */
export const POSTAL_CODE_PARAMETER = 'postalCode'

/** The postal code in an address's query, in the country of a locale; undefined without a valid one. */
export function readRequestedPlace(search: URLSearchParams, localeId: string): StorePlace | undefined {
  const countryCode = findCountryCode(localeId)
  const postalCode = readPostalCode(search.get(POSTAL_CODE_PARAMETER) ?? '', countryCode)
  return postalCode === undefined ? undefined : { postalCode, countryCode }
}

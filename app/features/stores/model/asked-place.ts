import { findCountryCode, readPostalCode } from './country'
import type { StorePlace } from './store'

/** In the query of a page with a store finder: where somebody without scripts looks. */
export const POSTAL_CODE_PARAMETER = 'postalCode'

/** The postal code of an address's query, in the country of a locale; undefined without one that can be. */
export function readAskedPlace(search: URLSearchParams, localeId: string): StorePlace | undefined {
  const countryCode = findCountryCode(localeId)
  const postalCode = readPostalCode(search.get(POSTAL_CODE_PARAMETER) ?? '', countryCode)
  return postalCode === undefined ? undefined : { postalCode, countryCode }
}

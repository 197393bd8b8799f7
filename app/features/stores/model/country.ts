import { findExamplePostalCode } from '../../../intl/formats/postal-code'
import type { Position } from './map-mark'
import type { StorePlace } from './store'

interface Country {
  /** The initial centre of its map. */
  centre: Position
  postalCode: RegExp
}

const FOUR_DIGITS = /^\d{4}$/
const FIVE_DIGITS = /^\d{5}$/

/** The countries of the shop's locales. */
const countries: Record<string, Country> = {
  DE: { centre: { lat: 51.2, lng: 10.4 }, postalCode: FIVE_DIGITS },
  AT: { centre: { lat: 47.6, lng: 13.4 }, postalCode: FOUR_DIGITS },
  GB: {
    centre: { lat: 53.8, lng: -2.4 },
    postalCode: /^[A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?$/i
  },
  FR: { centre: { lat: 46.6, lng: 2.4 }, postalCode: FIVE_DIGITS },
  IT: { centre: { lat: 42.6, lng: 12.6 }, postalCode: FIVE_DIGITS }
}

const HOME = 'DE'
/** For any other country: a short text with a digit. */
const ANYWHERE = /^(?=.*\d)[A-Z\d][A-Z\d -]{2,9}$/i

/** The country of a locale: ISO 3166, two letters; Germany for a locale without one. */
export const findCountryCode = (localeId: string): string => /-([A-Z]{2})$/.exec(localeId)?.[1] ?? HOME

/** Parses a postal code of the country; undefined when it is invalid. */
export function readPostalCode(text: string, countryCode: string): string | undefined {
  const code = text.trim().replace(/\s+/g, ' ')
  return (countries[countryCode]?.postalCode ?? ANYWHERE).test(code) ? code.toUpperCase() : undefined
}

export const getExampleCode = (countryCode: string): string =>
  findExamplePostalCode(Object.hasOwn(countries, countryCode) ? countryCode : HOME) ?? ''

/** The initial centre of a country's map; of an unknown one, the shop's home. */
export const getCentre = (countryCode: string): Position =>
  (countries[countryCode] ?? countries[HOME])?.centre ?? { lat: 0, lng: 0 }

/**
 * The place whose stores are shown before a search: the page's own one, or that of the locale's country where the
 * page's lies in another country. Undefined for a page without a place.
 */
export function findStartingPlace(
  { place, countryCode }: { place?: StorePlace; countryCode?: string },
  localeId: string
): StorePlace | undefined {
  const code = findCountryCode(localeId)
  if (!place || !countryCode || countryCode === code) return place
  const postalCode = findExamplePostalCode(code)
  return postalCode === undefined ? place : { postalCode, countryCode: code }
}

/** The query parameter of the search without scripts. */
export const POSTAL_CODE_PARAMETER = 'postalCode'

/** The postal code in an address's query, in the country of a locale; undefined without a valid one. */
export function readRequestedPlace(search: URLSearchParams, localeId: string): StorePlace | undefined {
  const countryCode = findCountryCode(localeId)
  const postalCode = readPostalCode(search.get(POSTAL_CODE_PARAMETER) ?? '', countryCode)
  return postalCode === undefined ? undefined : { postalCode, countryCode }
}

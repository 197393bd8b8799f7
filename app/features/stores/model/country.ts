import type { Position } from './map-mark'

interface Country {
  /** Where its map is opened. */
  centre: Position
  postalCode: RegExp
  /** A postal code, for shoppers to see what one looks like. */
  example: string
}

const FOUR_DIGITS = /^\d{4}$/
const FIVE_DIGITS = /^\d{5}$/

/** Countries that the shop's locales speak for. */
const countries: Record<string, Country> = {
  DE: { centre: { lat: 51.2, lng: 10.4 }, postalCode: FIVE_DIGITS, example: '20095' },
  AT: { centre: { lat: 47.6, lng: 13.4 }, postalCode: FOUR_DIGITS, example: '1010' },
  GB: {
    centre: { lat: 53.8, lng: -2.4 },
    postalCode: /^[A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?$/i,
    example: 'W1F 9XX'
  },
  FR: { centre: { lat: 46.6, lng: 2.4 }, postalCode: FIVE_DIGITS, example: '75001' },
  IT: { centre: { lat: 42.6, lng: 12.6 }, postalCode: FIVE_DIGITS, example: '20121' }
}

const HOME = 'DE'
/** Of any other country: something short with a digit in it. */
const ANYWHERE = /^(?=.*\d)[A-Z\d][A-Z\d -]{2,9}$/i

/** The country that a locale speaks for: ISO 3166, two letters; Germany for one that names none. */
export const findCountryCode = (localeId: string): string => /-([A-Z]{2})$/.exec(localeId)?.[1] ?? HOME

/** The text as a postal code of the country; undefined when it is none. */
export function readPostalCode(text: string, countryCode: string): string | undefined {
  const code = text.trim().replace(/\s+/g, ' ')
  return (countries[countryCode]?.postalCode ?? ANYWHERE).test(code) ? code.toUpperCase() : undefined
}

export const getExampleCode = (countryCode: string): string =>
  (countries[countryCode] ?? countries[HOME])?.example ?? ''

/** Where the map of a country is opened; of an unknown one, where the shop is at home. */
export const getCentre = (countryCode: string): Position =>
  (countries[countryCode] ?? countries[HOME])?.centre ?? { lat: 0, lng: 0 }

import type { Position } from './map-mark'

interface Country {
  /** The initial centre of its map. */
  centre: Position
  postalCode: RegExp
  /** An example of a postal code. */
  example: string
}

const FOUR_DIGITS = /^\d{4}$/
const FIVE_DIGITS = /^\d{5}$/

/** The countries of the shop's locales. */
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
  (countries[countryCode] ?? countries[HOME])?.example ?? ''

/** The initial centre of a country's map; of an unknown one, the shop's home. */
export const getCentre = (countryCode: string): Position =>
  (countries[countryCode] ?? countries[HOME])?.centre ?? { lat: 0, lng: 0 }

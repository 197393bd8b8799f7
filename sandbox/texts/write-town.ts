import type { Language } from './localized-text'

interface Place {
  postalCode?: string
  city?: string
  stateCode?: string
  /** ISO 3166, two letters. */
  countryCode?: string
}

/** Town and postal code as on a letter: "10115 Berlin", "20121 Milano MI", in Great Britain "London SW1A 1AA". */
export const writeTown = ({ postalCode, city, stateCode, countryCode }: Place): string =>
  (countryCode === 'GB' ? [city, postalCode] : [postalCode, city, stateCode]).filter(Boolean).join(' ')

/** The last two lines of an address: its town, then its country in the reader's language. */
export const writeTownAndCountry = (place: Place, language: Language): string[] => [
  writeTown(place),
  place.countryCode ? (new Intl.DisplayNames(language, { type: 'region' }).of(place.countryCode) ?? '') : ''
]

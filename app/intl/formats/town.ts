/** Where the postal code follows the town, as on a letter in that country. */
const TOWN_FIRST = new Set(['AU', 'CA', 'GB', 'IE', 'NZ', 'US'])

interface Place {
  postalCode?: string
  city?: string
  stateCode?: string
  /** ISO 3166, two letters. */
  countryCode?: string
}

/** The line of an address with town and postal code: "10115 Berlin", "20121 Milano MI", "London SW1A 1AA". */
export const writeTown = ({ postalCode, city, stateCode, countryCode = '' }: Place): string =>
  (TOWN_FIRST.has(countryCode) ? [city, stateCode, postalCode] : [postalCode, city, stateCode])
    .filter(Boolean)
    .join(' ')

/** A place in one line of text: "Deichstraße 12, 20459 Hamburg". Empty without street and town. */
export const writePlace = (place: Place & { address1?: string }): string =>
  [place.address1, writeTown(place)].filter(Boolean).join(', ')

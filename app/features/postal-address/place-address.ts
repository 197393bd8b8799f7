/** A part of an address as the map service names it. */
interface AddressPart {
  longText: string | null
  shortText: string | null
  types: string[]
}

/** Address fields of a chosen place; empty where it has none. */
export interface PlaceAddress {
  /** Street and house number in the order of the country. */
  address1: string
  hasHouseNumber: boolean
  postalCode: string
  city: string
  stateCode: string
  countryCode: string
}

/** Countries that write the house number first. */
const NUMBER_FIRST = new Set(['AU', 'CA', 'FR', 'GB', 'IE', 'LU', 'NZ', 'US'])

/** The town, by the most precise part that is one. */
const TOWNS = ['postal_town', 'locality', 'sublocality', 'administrative_area_level_3']

/** The address of a place, for the form of an address (requirement 7.2); the house number is asked for where it has none. */
export function readPlaceAddress(parts: readonly AddressPart[]): PlaceAddress {
  const find = (type: string) => parts.find(({ types }) => types.includes(type))
  const text = (type: string) => find(type)?.longText?.trim() ?? ''
  const code = (type: string) => find(type)?.shortText?.trim().toUpperCase() ?? ''
  const countryCode = code('country')
  const [street, number] = [text('route'), text('street_number')]
  return {
    address1: (NUMBER_FIRST.has(countryCode) ? [number, street] : [street, number]).filter(Boolean).join(' '),
    hasHouseNumber: number !== '',
    postalCode: text('postal_code'),
    city: TOWNS.map(text).find(Boolean) ?? '',
    stateCode: code('administrative_area_level_2'),
    countryCode
  }
}

/** Whether a place without a house number still lacks it in what is typed. */
export const lacksHouseNumber = (street: string): boolean => street.trim() !== '' && !/\d/.test(street)

/**
 * The locker of a text that is typed or pasted as a street: "Packstation 123", with a post number behind it or without
 * (decision 54). A branch ("Postfiliale 512") is a street of its own kind and none.
 */
export function readTypedPackstation(street: string): { station: string; postNumber?: string } | undefined {
  const found = /^packstation\s*(?:nr\.?\s*)?(\d{3})(?:[\s,;/]+(\d{6,10}))?$/i.exec(street.trim())
  const [, station, postNumber] = found ?? []
  return station === undefined ? undefined : { station, ...(postNumber !== undefined && { postNumber }) }
}

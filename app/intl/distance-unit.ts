export type DistanceUnit = 'km' | 'mi'

/** Where roads are signed in miles, of the countries that the shop's locales speak for. */
const MILES = /-(?:GB|US)$/

/** In what people of a locale's country (e.g. en-GB) measure the way to a store. */
export const findDistanceUnit = (localeId: string): DistanceUnit => (MILES.test(localeId) ? 'mi' : 'km')

const NAMES = new Map([
  ['km', 'kilometer'],
  ['mi', 'mile']
])

/** How a distance is written with `formatNumber`; undefined for a unit that nobody knows. */
export const formatOfDistance = (unit: string | undefined) => {
  const name = NAMES.get(unit ?? '')
  return name === undefined ? undefined : ({ style: 'unit', unit: name, maximumFractionDigits: 1 } as const)
}

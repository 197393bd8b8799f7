export type DistanceUnit = 'km' | 'mi'

/** The countries of the shop's locales whose road signs are in miles. */
const MILES = /-(?:GB|US)$/

/** The unit in which distances are measured in a locale's country (e.g. en-GB). */
export const findDistanceUnit = (localeId: string): DistanceUnit => (MILES.test(localeId) ? 'mi' : 'km')

const NAMES = new Map([
  ['m', 'meter'],
  ['km', 'kilometer'],
  ['mi', 'mile']
])

/** Options for `formatNumber` to write a distance; undefined for an unknown unit. */
export const formatOfDistance = (unit: string | undefined) => {
  const name = NAMES.get(unit ?? '')
  return name === undefined ? undefined : ({ style: 'unit', unit: name, maximumFractionDigits: 1 } as const)
}

import { writeNumber } from './write-number'

export type DistanceUnit = 'km' | 'mi'

/** The countries of the shop's locales whose road signs are in miles. */
const MILES = /-(?:GB|US)$/

/** The unit in which distances are measured in a locale's country (e.g. en-GB). */
export const findDistanceUnit = (localeId: string): DistanceUnit => (MILES.test(localeId) ? 'mi' : 'km')

/** A distance with at most one digit after the decimal point, "1,3 km"; a unit is written as the platform sends it. */
export function writeDistance(locale: string, distance: number, unit: string | undefined): string {
  const number = writeNumber(locale, Math.round(distance * 10) / 10)
  return unit ? `${number}\u00a0${unit}` : number
}

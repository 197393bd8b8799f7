import type { Cents } from '../domain/money'

/** Cents as the decimal number of the API. */
export const toDecimal = (cents: Cents): number => cents / 100

/** The API's decimal number as cents; fractions of a cent are rounded. */
export const toCents = (decimal: number): Cents => Math.round(decimal * 100)

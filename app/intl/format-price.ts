import type { IntlShape } from 'react-intl'
import { writePrice } from './write-number'

/**
 * An amount of money in whole currency units as the shop writes it: with the
 * currency's code where the locale puts it, e.g. "12,90 EUR" or "GBP 12.90"
 * (requirement 2.9). The one formatter for money.
 */
export function formatPrice({ locale }: Pick<IntlShape, 'locale'>, amount: number, currency: string): string {
  return writePrice(locale, amount, currency)
}

/**
 * A price without a VAT note beside it: the trailing * points to the note in the
 * footer, e.g. "12,90 EUR*" (requirement 2.9).
 */
export function formatMarkedPrice(intl: Pick<IntlShape, 'locale'>, amount: number, currency: string): string {
  return `${formatPrice(intl, amount, currency)}*`
}

/** The price of one unit of measure, e.g. 9.9 for "100 g"; only as text where the platform has no numbers. */
export type PricePerUnit = { amount: number; unit: string } | string

/** A price per unit of measure, in whole currency units, formatted like every other price: "(EUR 9.90 / 100 g)". */
export function formatPricePerUnit(
  intl: Pick<IntlShape, 'locale'>,
  price: PricePerUnit,
  currency: string
): string {
  return typeof price === 'string' ? price : `(${formatPrice(intl, price.amount, currency)} / ${price.unit})`
}

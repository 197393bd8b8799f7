import type { IntlShape } from './intl'
import { writeNumber, writePrice } from './write-number'

/**
 * An amount of money in whole currency units as the shop writes it: with the
 * currency's code where the locale puts it, e.g. "12,90 EUR" or "GBP 12.90"
 * (requirement 4.4). The one formatter for money.
 */
export function formatPrice({ locale }: Pick<IntlShape, 'locale'>, amount: number, currency: string): string {
  return writePrice(locale, amount, currency)
}

/**
 * A price without a VAT note beside it: the trailing * points to the note in the
 * footer, e.g. "12,90 EUR*" (requirement 4.4).
 */
export function formatMarkedPrice(intl: Pick<IntlShape, 'locale'>, amount: number, currency: string): string {
  return `${formatPrice(intl, amount, currency)}*`
}

/** A discount in percent: "-10 %" (requirement 13.1). */
export const formatPercentOff = ({ locale }: Pick<IntlShape, 'locale'>, percent: number): string =>
  `-${writeNumber(locale, percent)}\u00a0%`

/**
 * The saving from a former price, in whole percent, rounded down; undefined below one. The half cent counts by which a
 * price was rounded up: 15 % off 29.90 is 25.42, not 25.415, and still 15 %.
 */
export function formatSaving(
  intl: Pick<IntlShape, 'locale'>,
  { former, price }: { former: number; price: number }
): string | undefined {
  // In cents: 0.29 of 1.00 is 28.999… percent otherwise.
  const saved = Math.round(former * 100) - Math.round(price * 100)
  const percent = former > 0 ? Math.floor((saved * 100 + 50) / Math.round(former * 100)) : 0
  return percent >= 1 ? formatPercentOff(intl, percent) : undefined
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

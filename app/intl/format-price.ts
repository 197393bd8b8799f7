import type { IntlShape } from 'react-intl'

/** Making a formatter costs more than using it a hundred times: one per locale and currency. */
const formatters = new Map<string, Intl.NumberFormat>()
/** Currencies come with baskets and orders; the shop has never sold in more than this. */
const MOST_FORMATTERS = 50

function findFormatter(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const known = formatters.get(key)
  if (known) return known
  const formatter = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' })
  if (formatters.size >= MOST_FORMATTERS) formatters.clear()
  formatters.set(key, formatter)
  return formatter
}

/**
 * An amount of money in whole currency units as the shop writes it: with the
 * currency's code where the locale puts it, e.g. "12,90 EUR" or "GBP 12.90"
 * (requirement 2.9). The one formatter for money.
 */
export function formatPrice({ locale }: Pick<IntlShape, 'locale'>, amount: number, currency: string): string {
  return findFormatter(locale, currency).format(amount)
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

import type { IntlShape } from 'react-intl'

type PriceLocale = Pick<IntlShape, 'locale'>

/** A list formats a hundred prices; making a formatter costs more than all of them. */
const formatters = new Map<string, Intl.NumberFormat>()

/**
 * An amount of money in whole currency units as the shop writes it: with the
 * currency's code where the locale puts it, e.g. "12,90 EUR" or "GBP 12.90"
 * (spec 2 section 9). The one formatter for money.
 */
export function formatPrice({ locale }: PriceLocale, amount: number, currency: string): string {
  const key = `${locale} ${currency}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' })
    formatters.set(key, formatter)
  }
  return formatter.format(amount)
}

/**
 * A price without a VAT note beside it: the trailing * points to the note in the
 * footer, e.g. "12,90 EUR*" (spec 2 section 9).
 */
export function formatMarkedPrice(intl: PriceLocale, amount: number, currency: string): string {
  return `${formatPrice(intl, amount, currency)}*`
}

import type { IntlShape } from 'react-intl'

type NumberFormatter = Pick<IntlShape, 'formatNumber'>

/**
 * An amount of money in whole currency units as the shop writes it: with the
 * currency's code where the locale puts it, e.g. "12,90 EUR" or "GBP 12.90"
 * (spec 2 section 9). The one formatter for money.
 */
export function formatPrice(intl: NumberFormatter, amount: number, currency: string): string {
  return intl.formatNumber(amount, { style: 'currency', currency, currencyDisplay: 'code' })
}

/**
 * A price without a VAT note beside it: the trailing * points to the note in the
 * footer, e.g. "12,90 EUR*" (spec 2 section 9).
 */
export function formatMarkedPrice(intl: NumberFormatter, amount: number, currency: string): string {
  return `${formatPrice(intl, amount, currency)}*`
}

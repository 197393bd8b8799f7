const formatters = new Map<string, Intl.NumberFormat>()

/**
 * An amount of money in cents as the shop writes it: with the currency's code, where the locale puts it, e.g.
 * "12,90 EUR" or "EUR 12.90". The one writer for money of mails, documents and texts; `whole` leaves out ",00".
 *
 * English is written as in Great Britain wherever it is read; for en-AT, Unicode's data has the German marks.
 *
 * @param locale a language ("de") or a locale ("de-AT")
 */
export function writeMoney(
  locale: string,
  cents: number,
  currency: string,
  { whole = false }: { whole?: boolean } = {}
): string {
  const key = `${locale} ${currency} ${whole}`
  const known = formatters.get(key)
  const formatter =
    known ??
    new Intl.NumberFormat(/^en-(?!US)/.test(locale) ? 'en-GB' : locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'code',
      ...(whole && { trailingZeroDisplay: 'stripIfInteger' })
    })
  if (!known) formatters.set(key, formatter)
  return formatter.format(cents / 100)
}

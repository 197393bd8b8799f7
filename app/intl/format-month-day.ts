import type { IntlShape } from './intl'

/** A day with its month's name; the first of a month is "1er décembre" in French, which Intl does not know. */
export function formatMonthDay(
  { formatDate, locale }: Pick<IntlShape, 'formatDate' | 'locale'>,
  moment: Date | number,
  options: Intl.DateTimeFormatOptions
): string {
  const text = formatDate(moment, options)
  return locale.startsWith('fr') ? text.replace(/\b1 /, '1er ') : text
}

/** A day in words for a locale, in the shop's time zone unless stated; the first of a month is "1er" in French. */
export function writeDay(
  locale: string,
  moment: Date | number,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }
): string {
  const text = new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Berlin', ...options }).format(moment)
  return locale.startsWith('fr') ? text.replace(/(?<!\d)1 (?=\p{L})/u, '1er ') : text
}

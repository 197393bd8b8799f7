import type { IntlShape } from './intl'

type DayFormatter = Pick<IntlShape, 'formatDate' | 'locale'>

/** A day with its month's name; the first of a month is "1er décembre" in French, which Intl does not know. */
export function formatMonthDay(
  { formatDate, locale }: DayFormatter,
  moment: Date | number,
  options: Intl.DateTimeFormatOptions
): string {
  const text = formatDate(moment, options)
  return locale.startsWith('fr') ? text.replace(/\b1 /, '1er ') : text
}

/**
 * The day of a moment, "21 November 2026", in the shop's time zone, so that server and browser write the same
 * text.
 */
export const formatLongDay = (intl: DayFormatter, moment: number): string =>
  formatMonthDay(intl, moment, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Berlin' })

/**
 * The day of a moment with its weekday, "Wednesday, 25 November", and its hour, "12:00", by the shop's
 * own clock.
 */
export const formatDayAndHour = (intl: DayFormatter, moment: number): { day: string; time: string } => ({
  day: formatMonthDay(intl, moment, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'Europe/Berlin'
  }),
  time: intl.formatDate(moment, { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' })
})

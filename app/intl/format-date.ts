import { formatMonthDay } from './format-month-day'
import type { IntlShape } from './intl'

type DateFormatter = Pick<IntlShape, 'formatDate'>
type DayFormatter = Pick<IntlShape, 'formatDate' | 'locale'>

/**
 * A day in figures, numeric year and two digits for month and day, as the locale orders them:
 * "21.11.2026", "21/11/2026", "2026/11/21" (requirement 4.3). The day is taken as it is written
 * (midnight UTC), wherever the shopper is.
 */
export const formatDay = ({ formatDate }: DateFormatter, day: Date | string): string =>
  formatDate(day, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' })

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

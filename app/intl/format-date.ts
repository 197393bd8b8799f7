import type { IntlShape } from './intl'

type DateFormatter = Pick<IntlShape, 'formatDate'>

/**
 * A day in figures, numeric year and two digits for month and day, as the locale orders them:
 * "21.11.2026", "21/11/2026", "2026/11/21" (requirement 4.3). The day is taken as it is written
 * (midnight UTC), wherever the shopper is.
 */
export const formatDay = ({ formatDate }: DateFormatter, day: Date | string): string =>
  formatDate(day, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' })

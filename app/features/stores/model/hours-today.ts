import { findWeekday, isSpecialDay, type CalendarDay } from './special-days'
import type { Store } from './store'

/** A store's hours today; times are minutes after its midnight. */
export type HoursToday =
  | { kind: 'open'; until: number }
  | { kind: 'later'; from: number }
  /** It was open, and is not any more. */
  | { kind: 'over' }
  | { kind: 'closed' }

interface Span {
  /** Minutes after midnight. */
  from: number
  to: number
}

/** The clock of the shops of a country, which is neither the server's nor the shopper's. */
const timeZones: Readonly<Record<string, string>> = {
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  GB: 'Europe/London',
  FR: 'Europe/Paris',
  IT: 'Europe/Rome'
}

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const DAY_MINUTES = 1440

const toMinutes = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The days of "Mo-Fr" or "Sa", by number; a range may go over the end of the week. */
function listDays(range: string): number[] {
  const [first = 0, last = first] = range.split('-').map(name => DAYS.indexOf(name))
  const count = ((last - first + 7) % 7) + 1
  return Array.from({ length: count }, (_, index) => (first + index) % 7)
}

/** The hours of each day, Monday first; of lines such as "Mo-Fr,Su 09:30-18:30". Until 02:00 is after midnight. */
function readWeek(openingHours: readonly string[]): Span[][] {
  const week: Span[][] = DAYS.map(() => [])
  for (const line of openingHours) {
    const [days = '', hours = ''] = line.split(' ')
    const [from = 0, end = 0] = hours.split('-').map(toMinutes)
    const to = end > from ? end : end + DAY_MINUTES
    for (const day of days.split(',').flatMap(listDays)) week[day]?.push({ from, to })
  }
  return week
}

/** Date and minute of a moment by the clock of a time zone. */
function readClock(timeZone: string, now: number): { date: CalendarDay; minute: number } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric'
  })
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]))
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return {
    date: { year: read('year'), month: read('month'), day: read('day') },
    minute: read('hour') * 60 + read('minute')
  }
}

/** The minute after a country's midnight at a moment, by the clock of its shops; undefined where that is not known. */
export function findShopMinute(countryCode: string, now: number): number | undefined {
  const timeZone = timeZones[countryCode]
  return timeZone === undefined ? undefined : readClock(timeZone, now).minute
}

/**
 * Whether a shop is open at a moment (milliseconds since the epoch), by its own clock. Undefined where that cannot be
 * said for certain: hours or country are not known, or the day may be a holiday there.
 */
export function findHoursToday(
  { openingHours = [], isWeekKnown, countryCode = '' }: Store,
  now: number
): HoursToday | undefined {
  const timeZone = timeZones[countryCode]
  if (!isWeekKnown || !timeZone) return undefined
  const { date, minute } = readClock(timeZone, now)
  if (isSpecialDay(countryCode, date)) return undefined

  const week = readWeek(openingHours)
  const weekday = findWeekday(date)
  const today = [...(week[weekday] ?? [])].sort((a, b) => a.from - b.from)
  const sinceYesterday = (week[(weekday + 6) % 7] ?? []).map(({ from, to }) => ({
    from: from - DAY_MINUTES,
    to: to - DAY_MINUTES
  }))
  const open = [...sinceYesterday, ...today].find(({ from, to }) => from <= minute && minute < to)
  if (open) return { kind: 'open', until: open.to % DAY_MINUTES }
  const next = today.find(({ from }) => from > minute)
  if (next) return { kind: 'later', from: next.from }
  return { kind: today.length > 0 ? 'over' : 'closed' }
}

/** The time zone of a date and time without a zone: the shop's home. */
const HOME_ZONE = 'Europe/Berlin'

const SECOND_MS = 1000
const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

/**
 * Parses a moment as editors write it ("2027-01-31", "31.1.2027", "2027-01-31T18:00", "…+01:00"), in
 * milliseconds since the epoch; undefined for an invalid date. A day without a time means its end.
 */
export function parseMoment(text: string | undefined): number | undefined {
  const parts =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(
      writeYearFirst(text?.trim() ?? '')
    )
  const [, day = '', time = '23:59:59', zone] = parts ?? []
  if (!isDay(day)) return undefined
  const moment = Date.parse(`${day}T${time}${zone ?? 'Z'}`)
  if (Number.isNaN(moment)) return undefined
  return zone ? moment : moment - findHomeOffset(moment)
}

/** "31.1.2027 18:00" as "2027-01-31 18:00". */
const writeYearFirst = (text: string): string =>
  text.replace(
    /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:,? +(?=\d))?/,
    (dotted, day: string, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${/ $/.test(dotted) ? ' ' : ''}`
  )

/** Checks the calendar: `Date` turns 30 February into 2 March. */
function isDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
}

/** The home time zone's offset from UTC, in milliseconds. */
function findHomeOffset(moment: number): number {
  const shown = new Intl.DateTimeFormat('en', { timeZone: HOME_ZONE, timeZoneName: 'longOffset' }).format(
    moment
  )
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(shown) ?? []
  return Number(`${sign}1`) * (Number(hours) * HOUR_S + Number(minutes) * MINUTE_S) * SECOND_MS
}

export interface Remaining {
  days: number
  /** Hours, minutes and seconds as a clock shows them, "04:12:33". */
  clock: string
}

/** The time left until a moment; undefined once it has passed. */
export function splitRemaining(end: number, now: number): Remaining | undefined {
  if (end <= now) return undefined
  const seconds = Math.ceil((end - now) / SECOND_MS)
  const clock = [
    Math.floor((seconds % DAY_S) / HOUR_S),
    Math.floor((seconds % HOUR_S) / MINUTE_S),
    seconds % MINUTE_S
  ]
  return {
    days: Math.floor(seconds / DAY_S),
    clock: clock.map(part => String(part).padStart(2, '0')).join(':')
  }
}

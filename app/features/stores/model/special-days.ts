/** A day of the calendar, as it is written in some place. */
export interface CalendarDay {
  year: number
  /** 1 to 12. */
  month: number
  day: number
}

interface SpecialDays {
  /** Month and day, e.g. "12-25". */
  fixed: string
  /** Days after Easter Sunday. */
  aroundEaster: readonly number[]
  /** Those that the calendar moves in another way. */
  isMoved?: (day: CalendarDay, weekday: number) => boolean
}

const MONDAY = 0
const WEDNESDAY = 2

const specialDays: Readonly<Record<string, SpecialDays>> = {
  DE: {
    fixed: '01-01 01-06 03-08 05-01 08-08 08-15 09-20 10-03 10-31 11-01 12-24 12-25 12-26 12-31',
    aroundEaster: [-2, 0, 1, 39, 49, 50, 60],
    // The day of repentance, in Saxony: the Wednesday before 23 November.
    isMoved: ({ month, day }, weekday) => month === 11 && day >= 16 && day <= 22 && weekday === WEDNESDAY
  },
  AT: {
    fixed: '01-01 01-06 05-01 08-15 10-26 11-01 12-08 12-24 12-25 12-26 12-31',
    aroundEaster: [-2, 0, 1, 39, 49, 50, 60]
  },
  GB: {
    // A holiday at a weekend is kept on the days after it.
    fixed: '01-01 01-02 01-03 01-04 03-17 07-12 11-30 12-24 12-25 12-26 12-27 12-28 12-31',
    aroundEaster: [-2, 0, 1],
    // The bank holidays: first and last Monday of May and August.
    isMoved: ({ month, day }, weekday) =>
      (month === 5 || month === 8) && weekday === MONDAY && (day <= 7 || day >= 25)
  },
  FR: {
    fixed: '01-01 05-01 05-08 07-14 08-15 11-01 11-11 12-24 12-25 12-26 12-31',
    aroundEaster: [-2, 0, 1, 39, 49, 50]
  },
  IT: {
    fixed: '01-01 01-06 04-25 05-01 06-02 08-15 10-04 11-01 12-07 12-08 12-24 12-25 12-26 12-31',
    aroundEaster: [0, 1, 49, 50]
  }
}

const DAY_MS = 86_400_000
const toTime = ({ year, month, day }: CalendarDay) => Date.UTC(year, month - 1, day)

/** Easter Sunday of the Gregorian calendar, by Butcher's rule, in milliseconds at midnight UTC. */
function findEaster(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - shift + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const total = epact + weekday - 7 * correction + 114
  return Date.UTC(year, Math.floor(total / 31) - 1, (total % 31) + 1)
}

/** 0 is Monday. */
export const findWeekday = (day: CalendarDay): number => (new Date(toTime(day)).getUTCDay() + 6) % 7

/**
 * Whether shops of a country (ISO 3166, two letters) may keep other hours than usual on this day: a public
 * holiday in any part of it, or the eve of Christmas or New Year. True for every day of an unknown country.
 */
export function isSpecialDay(countryCode: string, day: CalendarDay): boolean {
  const known = specialDays[countryCode]
  if (!known) return true
  const date = [day.month, day.day].map(part => String(part).padStart(2, '0')).join('-')
  const afterEaster = (toTime(day) - findEaster(day.year)) / DAY_MS
  return (
    known.fixed.includes(date) ||
    known.aroundEaster.includes(afterEaster) ||
    (known.isMoved?.(day, findWeekday(day)) ?? false)
  )
}

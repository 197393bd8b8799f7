const DAY = 86_400_000

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher), as midnight in UTC. */
export function findEaster(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor((8 * b + 13) / 25)
  const e = (19 * a + b - Math.floor(b / 4) - d + 15) % 30
  const f = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - e - (c % 4)) % 7
  const g = Math.floor((a + 11 * e + 22 * f) / 451)
  const days = e + f - 7 * g + 114
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)
}

/** Days after Easter Sunday. */
const GOOD_FRIDAY = -2
const EASTER_MONDAY = 1
const ASCENSION = 39
const WHIT_MONDAY = 50
const CORPUS_CHRISTI = 60

interface HolidayRules {
  /** Month and day. */
  fixed: string[]
  afterEaster: number[]
}

/** Holidays of a whole country, when no parcels are delivered; those of Länder: `regional-holidays.ts`. */
const rules: Record<string, HolidayRules> = {
  DE: {
    fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'],
    afterEaster: [GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY]
  },
  AT: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'],
    afterEaster: [EASTER_MONDAY, ASCENSION, WHIT_MONDAY, CORPUS_CHRISTI]
  },
  BE: {
    fixed: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'],
    afterEaster: [EASTER_MONDAY, ASCENSION, WHIT_MONDAY]
  },
  DK: {
    fixed: ['01-01', '12-25', '12-26'],
    afterEaster: [-3, GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY]
  },
  FR: {
    fixed: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
    afterEaster: [EASTER_MONDAY, ASCENSION, WHIT_MONDAY]
  },
  IT: {
    fixed: [
      '01-01',
      '01-06',
      '04-25',
      '05-01',
      '06-02',
      '08-15',
      '10-04',
      '11-01',
      '12-08',
      '12-25',
      '12-26'
    ],
    afterEaster: [EASTER_MONDAY]
  },
  LU: {
    fixed: ['01-01', '05-01', '05-09', '06-23', '08-15', '11-01', '12-25', '12-26'],
    afterEaster: [EASTER_MONDAY, ASCENSION, WHIT_MONDAY]
  },
  NL: {
    fixed: ['01-01', '04-27', '12-25', '12-26'],
    afterEaster: [EASTER_MONDAY, ASCENSION, WHIT_MONDAY]
  }
}

/** Bank holidays of England and Wales, which move to the next working day from a weekend. */
function listBankHolidays(year: number): number[] {
  const easter = findEaster(year)
  const moved = [Date.UTC(year, 0, 1), Date.UTC(year, 11, 25), Date.UTC(year, 11, 26)].reduce<number[]>(
    (taken, day) => {
      let free = day
      while (isWeekend(free) || taken.includes(free)) free += DAY
      return [...taken, free]
    },
    []
  )
  return [
    ...moved,
    easter + GOOD_FRIDAY * DAY,
    easter + EASTER_MONDAY * DAY,
    findMonday(Date.UTC(year, 4, 1)),
    findMonday(Date.UTC(year, 4, 25)),
    findMonday(Date.UTC(year, 7, 25))
  ]
}

/** The first Monday from a day on; the last one of May and August begins on the 25th at the earliest. */
const findMonday = (day: number): number => (new Date(day).getUTCDay() === 1 ? day : findMonday(day + DAY))

export const isWeekend = (day: number): boolean => [0, 6].includes(new Date(day).getUTCDay())

/** Whether a day, as its midnight in UTC, is a public holiday of a country; of an unknown country only weekends are known. */
export function isHoliday(day: number, countryCode: string): boolean {
  const date = new Date(day)
  const year = date.getUTCFullYear()
  if (countryCode === 'GB') return listBankHolidays(year).includes(day)
  const known = Object.hasOwn(rules, countryCode) ? rules[countryCode] : undefined
  if (!known) return false
  const sinceEaster = Math.round((day - findEaster(year)) / DAY)
  return known.fixed.includes(date.toISOString().slice(5, 10)) || known.afterEaster.includes(sinceEaster)
}

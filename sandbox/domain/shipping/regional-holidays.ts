import { findEaster } from './holidays'

const DAY = 86_400_000
const CORPUS_CHRISTI = 60

/**
 * First two digits of the postal codes in each Land; some are in several. Villages across a border are left out.
 */
const prefixes: Record<string, string> = {
  BB: '02-04 12 14-17 19',
  BE: '10-14',
  BW: '64 68-79 88 89 97',
  BY: '63 80-97',
  HB: '27 28',
  HE: '34-37 55 60-69',
  HH: '20-22 27',
  MV: '17-19 23',
  NI: '19 21 26-31 34 37 38 48 49',
  NW: '32-34 37 40-53 57-59',
  RP: '51 53-57 65-67 76',
  SH: '21-25',
  SL: '66',
  SN: '01 02 04 06-09',
  ST: '04 06 14 29 38 39',
  TH: '04 06 07 36 37 96 98 99'
}

const isIn = (land: string, postalCode: string): boolean =>
  (prefixes[land] ?? '').split(' ').some(part => {
    const [from = '', to = from] = part.split('-')
    const prefix = postalCode.slice(0, 2)
    return from <= prefix && prefix <= to
  })

/** Länder by the month and day of their holidays. */
const fixed: Record<string, string> = {
  '01-06': 'BW BY ST',
  '03-08': 'BE MV',
  // In Bavaria in the towns with more Catholics, which are most.
  '08-15': 'BY SL',
  '09-20': 'TH',
  '10-31': 'BB HB HH MV NI SH SN ST TH',
  '11-01': 'BW BY NW RP SL'
}

function listCelebrating(day: number): string[] {
  const date = new Date(day)
  const year = date.getUTCFullYear()
  const days = fixed[date.toISOString().slice(5, 10)]
  if (days !== undefined) return days.split(' ')
  if (day === findEaster(year) + CORPUS_CHRISTI * DAY) return ['BW', 'BY', 'HE', 'NW', 'RP', 'SL']
  return day === findPenance(year) ? ['SN'] : []
}

/** The Day of Repentance and Prayer: the Wednesday before 23 November. */
function findPenance(year: number): number {
  const last = Date.UTC(year, 10, 22)
  return last - ((new Date(last).getUTCDay() + 4) % 7) * DAY
}

/**
 * Whether a day, as its midnight in UTC, may be a holiday where a postal code of Germany is, but not in the whole
 * country. Regional holidays of other countries are left out.
 */
export function mayBeRegionalHoliday(day: number, postalCode: string): boolean {
  return listCelebrating(day).some(land => isIn(land, postalCode))
}

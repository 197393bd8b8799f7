const HOUR = 3_600_000
const DAY = 24 * HOUR

/** An order before this hour leaves on the same working day. */
const CUT_OFF_HOUR = 14
const ARRIVAL_HOUR = 12
/** Express couriers are on their way for so long before that. */
const MORNING = 4 * HOUR
/** Warehouse and carrier keep German time and German holidays. */
const TIME_ZONE = 'Europe/Berlin'
const HOLIDAYS = ['01-01', '05-01', '10-03', '12-25', '12-26']

/** Working days on the way; everywhere else it takes the longest. */
const daysTo: Record<string, number> = { DE: 1, AT: 2, BE: 2, DK: 2, FR: 2, LU: 2, NL: 2 }
const DAYS_ELSEWHERE = 3

const localTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit'
})

/** The day in the warehouse, as its midnight in UTC, and the hour there. */
function readLocalTime(now: number): { day: number; hour: number } {
  const parts = Object.fromEntries(localTime.formatToParts(now).map(({ type, value }) => [type, value]))
  return { day: Date.parse(`${parts.year}-${parts.month}-${parts.day}T00:00:00Z`), hour: Number(parts.hour) }
}

function isWorkingDay(day: number): boolean {
  const date = new Date(day)
  const weekday = date.getUTCDay()
  return weekday !== 0 && weekday !== 6 && !HOLIDAYS.includes(date.toISOString().slice(5, 10))
}

function findWorkingDay(from: number): number {
  return isWorkingDay(from) ? from : findWorkingDay(from + DAY)
}

/** When it is noon in the warehouse's time zone on a day: one or two hours before noon in UTC. */
const findArrival = (day: number): number =>
  [1, 2]
    .map(ahead => day + (ARRIVAL_HOUR - ahead) * HOUR)
    .find(time => readLocalTime(time).hour === ARRIVAL_HOUR) ?? day + ARRIVAL_HOUR * HOUR

/**
 * When an express parcel that is ordered now arrives in a country, in milliseconds since the epoch: it
 * leaves today or on the next working day and arrives by noon, after as many working days as the
 * country is away, and as many `later` as it is slower.
 */
export function estimateDelivery(now: number, countryCode: string, later = 0): number {
  const { day, hour } = readLocalTime(now)
  const dispatch = findWorkingDay(isWorkingDay(day) && hour >= CUT_OFF_HOUR ? day + DAY : day)
  const travel = (daysTo[countryCode] ?? DAYS_ELSEWHERE) + later
  const arrival = Array.from({ length: travel }).reduce<number>(on => findWorkingDay(on + DAY), dispatch)
  return findArrival(arrival)
}

/** The arrival times of an order placed now, by method: express on a morning, other parcels one day or two later. */
export function estimateWindow(
  methodId: string,
  now: number,
  countryCode: string
): { startAt: number; endAt: number } {
  if (methodId === 'email') return { startAt: now, endAt: now }
  const express = estimateDelivery(now, countryCode)
  if (methodId === 'express') return { startAt: express - MORNING, endAt: express }
  return {
    startAt: estimateDelivery(now, countryCode, 1),
    endAt: estimateDelivery(now, countryCode, 2)
  }
}

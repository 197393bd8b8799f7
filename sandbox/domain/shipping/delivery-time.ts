import { isHoliday, isWeekend } from './holidays'
import { mayBeRegionalHoliday } from './regional-holidays'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** An order before this hour leaves on the same working day. */
const CUT_OFF_HOUR = 12
const ARRIVAL_HOUR = 12
/** Express couriers are on their way for so long before that. */
const MORNING = 4 * HOUR
/** Warehouse and carrier keep German time; parcels leave on working days of Germany. */
const TIME_ZONE = 'Europe/Berlin'
const HOME = { countryCode: 'DE' }

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

/** Where a parcel goes. Regional holidays count where a postal code is named. */
interface Place {
  countryCode: string
  postalCode?: string
}

const isWorkingDay = (day: number, { countryCode, postalCode = '' }: Place): boolean =>
  !isWeekend(day) &&
  !isHoliday(day, countryCode) &&
  !(countryCode === 'DE' && mayBeRegionalHoliday(day, postalCode))

function findWorkingDay(from: number, place: Place): number {
  return isWorkingDay(from, place) ? from : findWorkingDay(from + DAY, place)
}

/** A full hour of a day in the warehouse's time zone, which is one or two hours ahead of UTC. */
const findHour = (day: number, hour: number): number =>
  [1, 2].map(ahead => day + (hour - ahead) * HOUR).find(time => readLocalTime(time).hour === hour) ??
  day + hour * HOUR

/** The day on which an order that is placed now leaves the warehouse. */
function findDispatch(now: number): number {
  const { day, hour } = readLocalTime(now)
  return findWorkingDay(isWorkingDay(day, HOME) && hour >= CUT_OFF_HOUR ? day + DAY : day, HOME)
}

/** Until when an order leaves on the same day as one that is placed now, in milliseconds since the epoch. */
const findOrderCutoff = (now: number): number => findHour(findDispatch(now), CUT_OFF_HOUR)

/**
 * When an express parcel that is ordered now arrives at a place, in milliseconds since the epoch: it
 * leaves today or on the next working day and arrives by noon, after as many working days of the place as
 * it is away, and as many `later` as it is slower.
 */
export function estimateDelivery(now: number, place: Place, later = 0): number {
  const travel = (daysTo[place.countryCode] ?? DAYS_ELSEWHERE) + later
  const arrival = Array.from({ length: travel }).reduce<number>(
    on => findWorkingDay(on + DAY, place),
    findDispatch(now)
  )
  return findHour(arrival, ARRIVAL_HOUR)
}

/** Standard parcels are one day or two slower than express. */
const SLOWER = { from: 1, to: 2 }

/** Hours by which a country's clocks are behind those of the warehouse. */
const hoursBehind: Record<string, number> = { GB: 1 }

/**
 * The rule of the estimates for texts: working days to a country, and the hour there before which an order leaves on
 * the same working day.
 */
export function getDeliveryTime(countryCode: string) {
  const express = daysTo[countryCode] ?? DAYS_ELSEWHERE
  return {
    standardFrom: express + SLOWER.from,
    standardTo: express + SLOWER.to,
    express,
    orderBefore: CUT_OFF_HOUR - (hoursBehind[countryCode] ?? 0)
  }
}

interface DeliveryWindow {
  startAt: number
  endAt: number
  /** Nothing waits for a warehouse that is sent by e-mail. */
  orderCutoffAt?: number
}

/**
 * The arrival times of an order placed now, by method: express on a morning, other parcels one day or two later. Goods
 * that are sold ahead leave when they are in stock, whenever they were ordered before. A postal code may be in the Land
 * of a regional holiday: it counts for the latest time only.
 */
export function estimateWindow(
  methodId: string,
  placedAt: number,
  place: Place,
  inStockAt = placedAt
): DeliveryWindow {
  if (methodId === 'email') return { startAt: placedAt, endAt: placedAt }
  const now = Math.max(placedAt, inStockAt)
  const cutoff = now === placedAt ? { orderCutoffAt: findOrderCutoff(now) } : {}
  const country = { countryCode: place.countryCode }
  if (methodId === 'express')
    return {
      startAt: estimateDelivery(now, country) - MORNING,
      endAt: estimateDelivery(now, place),
      ...cutoff
    }
  return {
    startAt: estimateDelivery(now, country, SLOWER.from),
    endAt: estimateDelivery(now, place, SLOWER.to),
    ...cutoff
  }
}

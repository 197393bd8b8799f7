import { formatMonthDay } from '../../intl/format-long-day'
import type { IntlShape } from '../../intl/intl'
import type { Arrival } from './delivery-estimate'
import { estimateMessages as messages } from './estimate-messages'

const DAY = 86_400_000
const HOUR = 3_600_000
const MINUTE = 60_000
/** From here on a weekday alone could be that of two weeks. */
const WEEK = 7
/** A longer countdown says less than the hour. */
const COUNTDOWN = 12 * HOUR

/** Time zones of countries outside of the shop's own one. */
const ZONES: Record<string, string> = {
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  PT: 'Europe/Lisbon',
  GR: 'Europe/Athens',
  FI: 'Europe/Helsinki',
  RO: 'Europe/Bucharest',
  BG: 'Europe/Sofia'
}

/** The time zone in which a parcel arrives in a country. */
export const findTimeZone = (countryCode: string): string =>
  (Object.hasOwn(ZONES, countryCode) ? ZONES[countryCode] : undefined) ?? 'Europe/Berlin'

/** The day of a moment in a time zone, as its number since the epoch. */
function countDays(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit'
  }).formatToParts(moment)
  const [year, month, day] = ['year', 'month', 'day'].map(type =>
    Number(parts.find(part => part.type === type)?.value)
  )
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day) / DAY
}

interface Clock {
  now: number
  timeZone: string
  /** The shopper's clock is wrong: weekdays and dates only, no "tomorrow". */
  isWrong?: boolean
}

/**
 * "Arrives Tuesday to Wednesday", "Arrives tomorrow", or dates a week ahead, in the destination's time zone
 * (requirement 6.8); undefined for a time that is over.
 */
export function describeArrival(
  intl: IntlShape,
  { startAt, endAt }: Pick<Arrival, 'startAt' | 'endAt'>,
  { now, timeZone, isWrong = false }: Clock
): string | undefined {
  const { formatMessage } = intl
  const write = (moment: number, style: Intl.DateTimeFormatOptions) =>
    formatMonthDay(intl, moment, { ...style, timeZone })
  const today = countDays(now, timeZone)
  const last = countDays(endAt, timeZone) - today
  if (last < 0 && !isWrong) return undefined
  const first = isWrong
    ? countDays(startAt, timeZone) - today
    : Math.max(0, countDays(startAt, timeZone) - today)
  const isFar = isWrong || last >= WEEK

  if (first === last) {
    if (isFar)
      return formatMessage(messages.arrivesOnDate, {
        day: write(endAt, { weekday: 'long', day: 'numeric', month: 'long' })
      })
    return last < 2
      ? formatMessage(messages.arrivesNear, { day: nameDay(intl, last) })
      : formatMessage(messages.arrivesOnWeekday, { day: write(endAt, { weekday: 'long' }) })
  }
  if (isFar) {
    const style = { weekday: 'short', day: 'numeric', month: 'short' } as const
    return formatMessage(messages.arrivesBetweenDates, {
      from: first === 0 && !isWrong ? nameDay(intl, 0) : write(startAt, style),
      to: write(endAt, style)
    })
  }
  const nameOf = (days: number, moment: number) =>
    days < 2 ? nameDay(intl, days) : write(moment, { weekday: 'long' })
  return formatMessage(messages.arrivesBetween, { from: nameOf(first, startAt), to: nameOf(last, endAt) })
}

/** "today" or "tomorrow". */
const nameDay = ({ locale }: IntlShape, days: number): string =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')

/** "If you order within 2 hr 10 min", or until when for a later cut-off; undefined for a past one. */
export function describeCutoff(
  intl: IntlShape,
  orderBy: number,
  { now, timeZone }: Clock
): string | undefined {
  const left = orderBy - now
  if (left < MINUTE) return undefined
  if (left <= COUNTDOWN) return intl.formatMessage(messages.orderWithin, { time: writeDuration(intl, left) })
  const days = countDays(orderBy, timeZone) - countDays(now, timeZone)
  const style =
    days < WEEK
      ? ({ weekday: 'long' } as const)
      : ({ weekday: 'long', day: 'numeric', month: 'long' } as const)
  return intl.formatMessage(messages.orderBy, {
    day: days < 2 ? nameDay(intl, days) : formatMonthDay(intl, orderBy, { ...style, timeZone }),
    time: intl.formatDate(orderBy, { hour: '2-digit', minute: '2-digit', timeZone })
  })
}

/** Hours and minutes, without a part that is zero. */
function writeDuration({ formatNumber }: IntlShape, time: number): string {
  const minutes = Math.floor(time / MINUTE)
  const parts: [number, string][] = [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute']
  ]
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => formatNumber(count, { style: 'unit', unit, unitDisplay: 'short' }))
    .join(' ')
}

import { findHoursToday, findShopMinute } from '../stores/model/hours-today'
import type { Store } from '../stores/model/store'

/** A store needs so long to put an order aside, in minutes of its opening hours. */
const PREPARATION = 120

const QUARTER = 15
const roundUp = (minute: number): number => Math.ceil(minute / QUARTER) * QUARTER

/** When an order of this moment can be collected: today from a minute after the store's midnight, or later. */
type ReadyTime = { day: 'today'; from: number } | { day: 'next' }

/**
 * When a store has put an order of `now` (milliseconds since the epoch) aside. Undefined where its hours of
 * today are not certain.
 */
export function findReadyTime(store: Store, now: number): ReadyTime | undefined {
  const hours = findHoursToday(store, now)
  const minute = findShopMinute(store.countryCode ?? '', now)
  if (!hours || minute === undefined) return undefined
  if (hours.kind === 'over' || hours.kind === 'closed') return { day: 'next' }
  if (hours.kind === 'later') return { day: 'today', from: hours.from + PREPARATION }
  const from = roundUp(minute + PREPARATION)
  return from <= hours.until ? { day: 'today', from } : { day: 'next' }
}

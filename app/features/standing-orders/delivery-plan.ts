import type { Delivery, StandingOrder } from './standing-order'

type Plan = Pick<StandingOrder, 'deliveries'>

/** The stored plan: its deliveries and the date of the next one, empty without one. */
type StoredPlan = Required<Pick<StandingOrder, 'deliveries' | 'nextShippingDate'>>

/** Deliveries that a new plan holds; the platform adds others at its end. */
const DELIVERIES_AHEAD = 6
const DAY_MS = 86_400_000

/** A delivery on the first day, and others every so many weeks. */
export function buildPlan(firstDay: string, weeks: number): StoredPlan {
  const deliveries = Array.from({ length: DELIVERIES_AHEAD }, (_none, index): Delivery => {
    const day = addDays(firstDay, index * weeks * 7)
    return { id: day, shippingDate: day, isActive: true }
  })
  return describePlan(deliveries)
}

/** The deliveries with the next of them. */
export const describePlan = (deliveries: Delivery[]): StoredPlan => ({
  deliveries,
  nextShippingDate: deliveries.find(({ isActive }) => isActive)?.shippingDate ?? ''
})

/** yyyy-mm-dd, so many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(dayOf(day)) + days * DAY_MS).toISOString().slice(0, DAY_LENGTH)

/** The plan with one delivery suspended or activated; an id that is not in it changes nothing (requirement 9.7). */
export const setDelivery = (plan: Plan, deliveryId: string, isActive: boolean): Delivery[] =>
  plan.deliveries.map(delivery => (delivery.id === deliveryId ? { ...delivery, isActive } : delivery))

/**
 * The delivery that comes next: the one on the stored next shipping date, or the first one when no date is
 * stored (requirement 9.7). Undefined without a delivery on that day.
 */
export function findNextDelivery({
  deliveries,
  nextShippingDate
}: Plan & Pick<StandingOrder, 'nextShippingDate'>): Delivery | undefined {
  const next = nextShippingDate ?? deliveries[0]?.shippingDate
  return next === undefined
    ? undefined
    : deliveries.find(delivery => dayOf(delivery.shippingDate) === dayOf(next))
}

/** The plan with the next delivery suspended; undefined without one to skip (requirement 9.7). */
export function skipNextDelivery(order: Parameters<typeof findNextDelivery>[0]): Delivery[] | undefined {
  const next = findNextDelivery(order)
  return next && setDelivery(order, next.id, false)
}

/** Stored dates may carry a time: the day is the same. */
const dayOf = (date: string): string => date.slice(0, DAY_LENGTH)
const DAY_LENGTH = 'yyyy-mm-dd'.length

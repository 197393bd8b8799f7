import type { Delivery, StandingOrder } from './standing-order'

type Plan = Pick<StandingOrder, 'deliveries'>

/** The plan with one delivery suspended or activated; an id that is not in it changes nothing (requirement 3.4.5). */
export const setDelivery = (plan: Plan, deliveryId: string, isActive: boolean): Delivery[] =>
  plan.deliveries.map(delivery => (delivery.id === deliveryId ? { ...delivery, isActive } : delivery))

/**
 * The delivery that comes next: the one on the stored next shipping date, or the first one when no date is
 * stored (requirement 3.4.5). Undefined when there is none on that day.
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

/** The plan with the next delivery suspended; undefined when there is none to skip (requirement 3.4.5 "Skip next"). */
export function skipNextDelivery(order: Parameters<typeof findNextDelivery>[0]): Delivery[] | undefined {
  const next = findNextDelivery(order)
  return next && setDelivery(order, next.id, false)
}

/** Stored dates may carry a time: the day is the same. */
const dayOf = (date: string): string => date.slice(0, 'yyyy-mm-dd'.length)

import type {
  PlatformDeliveryEstimates,
  PlatformShippingOption
} from '../../platform/scapi/shopper-delivery-estimates'

/** When a parcel arrives by one shipping method, in milliseconds since the epoch. */
export interface Arrival {
  methodId: string
  startAt: number
  endAt: number
  /** Until when an order has to be placed for it. */
  orderBy?: number
}

/** Unknown: the platform names no time. Not delivered: no method brings the goods there. */
export type DeliveryEstimate =
  { kind: 'arrivals'; arrivals: Arrival[] } | { kind: 'not-delivered' } | { kind: 'unknown' }

/** The platform's reason that says nothing about the destination. */
const SOLD_OUT = 'INSUFFICIENT_INVENTORY'

/** Maps the platform's estimate of one product (requirement 6.8); windows that are no times are left out. */
export function mapEstimate(
  { productDeliveryEstimates = [] }: PlatformDeliveryEstimates,
  productId: string
): DeliveryEstimate {
  const options = productDeliveryEstimates.find(estimate => estimate.productId === productId)?.shippingOptions
  if (!options) return { kind: 'unknown' }
  const arrivals = options.flatMap(option => readArrival(option) ?? [])
  if (arrivals.length > 0) return { kind: 'arrivals', arrivals }
  const isRefused = options.every(
    ({ nonDeliverableReason: reason }) => reason !== undefined && reason !== SOLD_OUT
  )
  return { kind: isRefused ? 'not-delivered' : 'unknown' }
}

function readArrival({
  shippingMethodId,
  deliveryWindow,
  orderCutoffAt
}: PlatformShippingOption): Arrival | undefined {
  const [startAt, endAt] = [deliveryWindow?.startAt, deliveryWindow?.endAt].map(readMoment)
  if (startAt === undefined || endAt === undefined || startAt > endAt) return undefined
  const orderBy = readMoment(orderCutoffAt)
  return { methodId: shippingMethodId, startAt, endAt, ...(orderBy !== undefined && { orderBy }) }
}

function readMoment(text: string | undefined): number | undefined {
  const moment = Date.parse(text ?? '')
  return Number.isFinite(moment) ? moment : undefined
}

/**
 * The estimate of several products that are sent together: for each method that brings all of them, the time of the
 * slowest, and the earliest cut-off. One unknown product makes it unknown.
 */
export function joinEstimates(estimates: readonly DeliveryEstimate[]): DeliveryEstimate {
  if (estimates.some(({ kind }) => kind === 'not-delivered')) return { kind: 'not-delivered' }
  const lists = estimates.map(estimate => (estimate.kind === 'arrivals' ? estimate.arrivals : []))
  const arrivals = (lists[0] ?? []).flatMap(({ methodId }) => {
    const ofMethod = lists.flatMap(list => list.find(arrival => arrival.methodId === methodId) ?? [])
    return ofMethod.length === lists.length ? [joinArrivals(methodId, ofMethod)] : []
  })
  return arrivals.length > 0 ? { kind: 'arrivals', arrivals } : { kind: 'unknown' }
}

function joinArrivals(methodId: string, arrivals: readonly Arrival[]): Arrival {
  const cutoffs = arrivals.flatMap(({ orderBy }) => orderBy ?? [])
  return {
    methodId,
    startAt: Math.max(...arrivals.map(({ startAt }) => startAt)),
    endAt: Math.max(...arrivals.map(({ endAt }) => endAt)),
    ...(cutoffs.length > 0 && { orderBy: Math.min(...cutoffs) })
  }
}

/** The platform names express methods so in their ids. */
export const isExpress = (methodId: string): boolean => /express/i.test(methodId)

/** The arrival by the usual method, the platform's first that is no express, and by express where that is earlier. */
export function chooseArrivals(arrivals: readonly Arrival[]): { usual?: Arrival; express?: Arrival } {
  const express = arrivals.find(({ methodId }) => isExpress(methodId))
  const usual = arrivals.find(({ methodId }) => !isExpress(methodId)) ?? express
  const isEarlier = express !== undefined && usual !== undefined && express.endAt < usual.endAt
  return { usual, express: isEarlier ? express : undefined }
}

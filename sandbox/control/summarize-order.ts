import { getPickUpState, type PickUpState } from '../domain/orders/lifecycle/pick-up-order'
import { findParcel, listParcelShipments, type ParcelStep } from '../domain/orders/lifecycle/ship-order'
import type { Order, OverallStatus } from '../domain/orders/order'
import type { Orders } from '../domain/orders/orders'
import { takeOutCancelled } from '../domain/orders/returns/left-basket'

/** Keeps the first letter and the domain: "a***@example.com". */
function maskEmail(email: string | undefined): string | undefined {
  return email?.replace(/^(.)[^@]*/, '$1***')
}

/** An order for the console: enough to identify orders and to advance them, without personal data. */
export interface OrderSummary {
  orderNo: string
  siteId: string
  status: Order['status']
  overallStatus: OverallStatus
  /** Allowed values of `to` in `POST /control/orders/{siteId}/{orderNo}`. */
  transitions: OverallStatus[]
  /** Those of single parcels, with `shipmentId`. */
  parcelSteps: ParcelStep[]
  /** ISO date-time. */
  creationDate: string
  total: number
  currency: string
  email?: string
  /** Announced returns whose parcel has not arrived, and refunds that are not paid, by number. */
  openReturns: string[]
  openRefunds: { refundNo: string; amount: number }[]
  pickUps: { storeId?: string; number: string; state: PickUpState }[]
  /** Of an order with several parcels. */
  parcels: { shipmentId: string; trackingNumber?: string; state: 'not_shipped' | 'shipped' | 'delivered' }[]
}

function listParcels(order: Order): OrderSummary['parcels'] {
  const shipments = listParcelShipments(takeOutCancelled(order))
  if (shipments.length < 2) return []
  return shipments.map(({ shipmentId }) => {
    const parcel = findParcel(order, shipmentId)
    if (!parcel) return { shipmentId, state: 'not_shipped' }
    const { trackingNumber, deliveredAt } = parcel
    return { shipmentId, trackingNumber, state: deliveredAt === undefined ? 'shipped' : 'delivered' }
  })
}

export const summarizeOrder = (
  order: Order,
  { listTransitions, listParcelSteps }: Pick<Orders, 'listTransitions' | 'listParcelSteps'>
): OrderSummary => ({
  orderNo: order.orderNo,
  siteId: order.siteId,
  status: order.status,
  overallStatus: order.overallStatus,
  transitions: listTransitions(order),
  parcelSteps: listParcelSteps(order),
  parcels: listParcels(order),
  creationDate: new Date(order.createdAt).toISOString(),
  total: (order.basket.totals.order ?? 0) / 100,
  currency: order.basket.currency,
  email: maskEmail(order.basket.email),
  openReturns: (order.announcedReturns ?? [])
    .filter(({ receivedAt }) => receivedAt === undefined)
    .map(({ returnNo }) => returnNo),
  openRefunds: (order.refunds ?? [])
    .filter(({ state }) => state === 'pending')
    .map(({ refundNo, amount }) => ({ refundNo, amount: amount / 100 })),
  pickUps: (order.pickUps ?? []).map(pickUp => ({
    storeId: pickUp.storeId,
    number: pickUp.number,
    state: getPickUpState(order, pickUp)
  }))
})

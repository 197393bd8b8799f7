import { cancelWhole } from '../returns/cancel-items'
import { isCancellable } from './cancel-order'
import type { Order, OverallStatus } from '../order'
import { wrongOrderStatus } from '../order-errors'
import { collectOrder, hasParcels, isCollected, listPickUpSteps, readyPickUp } from './pick-up-order'
import { isPartlyReturnable, isReturnable, returnOrder, returnPartOfOrder } from './return-order'
import { listParcelSteps, shipOrder } from './ship-order'

/** The goods have arrived: the order is complete and paid, and what came by parcel can be sent back. */
function deliverOrder(order: Order, now: number): Order {
  const parcels = (order.parcels ?? []).map(parcel => ({ ...parcel, deliveredAt: parcel.deliveredAt ?? now }))
  return {
    ...order,
    status: isCollected(order) ? 'completed' : order.status,
    paymentStatus: 'paid',
    overallStatus: 'DELIVERED',
    parcels,
    ...(parcels.length > 0 && { returnLabel: { labelNo: `RET-${order.orderNo}`, issuedAt: now } }),
    modifiedAt: now
  }
}

/** One parcel has arrived; with the last one, the order. */
function deliverParcel(order: Order, now: number, shipmentId: string): Order {
  const parcels = order.parcels?.map(parcel =>
    parcel.shipmentId === shipmentId ? { ...parcel, deliveredAt: now } : parcel
  )
  const delivered = { ...order, parcels, modifiedAt: now }
  const isLast = order.overallStatus === 'SHIPPED' && parcels?.every(({ deliveredAt }) => deliveredAt)
  return isLast ? deliverOrder(delivered, now) : delivered
}

/** Whether the money is collected before the goods leave: everything but an invoice. */
const isPrepaid = ({ basket }: Order): boolean =>
  basket.paymentInstruments.every(instrument => instrument.paymentMethodId !== 'UNZER_INVOICE')

/** The warehouse has packed the order: it is exported, cannot be cancelled any more, and money is collected. */
const prepareOrder = (order: Order, now: number): Order => ({
  ...order,
  exportStatus: 'exported',
  paymentStatus: isPrepaid(order) ? 'paid' : order.paymentStatus,
  overallStatus: 'READY_FOR_SHIPPING',
  modifiedAt: now
})

/** A store may have put its part aside before the warehouse packs the rest. */
const isPreparable = (order: Order): boolean =>
  isCancellable(order) || (order.pickUps ?? []).some(({ readyAt }) => readyAt !== undefined)

interface Transition {
  isAllowed: (order: Order) => boolean
  run: (order: Order, now: number) => Order
}

const always = () => true

/** The life of an order: what each overall status can become, and how. Nothing leads back. */
const transitions: Record<OverallStatus, Partial<Record<OverallStatus, Transition>>> = {
  PROCESSING: {
    READY_FOR_SHIPPING: { isAllowed: isPreparable, run: prepareOrder },
    CANCELLED: { isAllowed: isCancellable, run: cancelWhole }
  },
  READY_FOR_SHIPPING: { SHIPPED: { isAllowed: always, run: (order, now) => shipOrder(order, now) } },
  SHIPPED: { DELIVERED: { isAllowed: always, run: deliverOrder } },
  DELIVERED: {
    PARTIALLY_RETURNED: { isAllowed: isPartlyReturnable, run: returnPartOfOrder },
    RETURNED: { isAllowed: isReturnable, run: returnOrder }
  },
  PARTIALLY_RETURNED: {
    PARTIALLY_RETURNED: { isAllowed: isPartlyReturnable, run: returnPartOfOrder },
    RETURNED: { isAllowed: isReturnable, run: returnOrder }
  },
  RETURNED: {},
  CANCELLED: {},
  READY_FOR_PICKUP: {},
  COLLECTED: {}
}

/** Steps of what is collected, beside those of the parcels. */
const pickUpSteps: Partial<Record<OverallStatus, Transition['run']>> = {
  READY_FOR_PICKUP: readyPickUp,
  COLLECTED: collectOrder
}

/** Without a parcel nothing is prepared for shipping. */
const suits = (order: Order, to: OverallStatus): boolean => to === 'CANCELLED' || hasParcels(order)

/** The overall statuses that an order can become next; empty for a finished one (requirement 8.2). */
export const listTransitions = (order: Order): OverallStatus[] => [
  ...listPickUpSteps(order),
  ...Object.entries(transitions[order.overallStatus])
    .filter(([to, transition]) => transition.isAllowed(order) && suits(order, to as OverallStatus))
    .map(([to]) => to as OverallStatus)
]

/** Takes an order, or one parcel of it, one step on; 400 error for a step that its state does not allow. */
export function advanceOrder(order: Order, to: OverallStatus, now: number, shipmentId?: string): Order {
  if (shipmentId !== undefined) {
    const isNext = listParcelSteps(order).some(step => step.shipmentId === shipmentId && step.to === to)
    if (!isNext) throw wrongOrderStatus(order, to)
    return to === 'SHIPPED' ? shipOrder(order, now, shipmentId) : deliverParcel(order, now, shipmentId)
  }
  const run = pickUpSteps[to] ?? transitions[order.overallStatus][to]?.run
  if (!run || !listTransitions(order).includes(to)) throw wrongOrderStatus(order, to)
  return run(order, now)
}

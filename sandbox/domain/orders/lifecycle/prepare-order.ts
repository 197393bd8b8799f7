import type { Order } from '../order'

/** Whether the money is collected before the goods leave: everything but an invoice. */
const isPrepaid = ({ basket }: Order): boolean =>
  basket.paymentInstruments.every(instrument => instrument.paymentMethodId !== 'UNZER_INVOICE')

/** The warehouse has packed the order: it is exported, cannot be cancelled any more, and money is collected. */
export const prepareOrder = (order: Order, now: number): Order => ({
  ...order,
  exportStatus: 'exported',
  paymentStatus: isPrepaid(order) ? 'paid' : order.paymentStatus,
  overallStatus: 'READY_FOR_SHIPPING',
  modifiedAt: now
})

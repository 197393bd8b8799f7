import { readOrderPayment } from '../../../platform/scapi/order-payment'
import type { PlatformOrder } from '../../../platform/scapi/shopper-orders'
import type { Payment } from './place-order'

/** Number of a placed order, and its payment where it still has to be paid. */
export function readPlacedOrder(order: PlatformOrder): { orderNo?: string; payment?: Payment } {
  const payment = readOrderPayment(order)
  return {
    orderNo: order.orderNo,
    ...(payment.state === 'open' && { payment: { continueAt: payment.continueAt } }),
    // A refusal shows on the order's own page, which gives the basket back.
    ...((payment.state === 'pending' || payment.state === 'failed') && { payment: {} })
  }
}

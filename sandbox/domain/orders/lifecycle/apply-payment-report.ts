import type { PaymentReport } from '../../payment/payment-port'
import { isAwaitingPayment } from '../order-payment'
import type { Order } from '../order'

/** Paid after the goods have arrived. */
const isPostpaid = ({ basket }: Order): boolean =>
  basket.paymentInstruments.some(({ paymentMethodId }) => paymentMethodId === 'UNZER_INVOICE')

/**
 * The order after the provider's message: paid and new, or failed with its basket to be reopened. Unexpected,
 * repeated and late messages change nothing: undefined.
 */
export function applyPaymentReport(
  order: Order,
  { state, error }: PaymentReport,
  now: number
): Order | undefined {
  const { payment } = order
  if (!payment || !isAwaitingPayment(order) || state === 'open' || state === 'pending') return undefined
  const heard = { ...order, payment: { ...payment, state, error }, modifiedAt: now }
  if (state === 'approved') {
    return {
      ...heard,
      status: 'new',
      confirmationStatus: 'confirmed',
      exportStatus: 'ready',
      paymentStatus: isPostpaid(order) ? 'not_paid' : 'paid'
    }
  }
  return { ...heard, status: 'failed', overallStatus: 'CANCELLED', isReopenable: true }
}
